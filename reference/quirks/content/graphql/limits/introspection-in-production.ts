import type { Quirk } from '../../../quirk.ts'
import { changeGraphql } from '../change-graphql.ts'

export const introspectionInProduction: Quirk = {
  id: 'content.graphql.introspection.in-production',
  clause: 'content.graphql.introspection',
  says: 'the schema can be asked for in production, too',
  apply: changeGraphql(({ introspection }) => ({
    introspection: { ...introspection, isOn: configured => configured ?? true },
  })),
}
