import { isContentType } from '../../../content/graphql/schema/naming.ts'
import type { Quirk } from '../../quirk.ts'
import { changeGraphql } from './change-graphql.ts'

/** UNDOCUMENTED: relations inside of components are not authorized. */
export const componentRelationsOpen: Quirk = {
  id: 'content.graphql.auth.relation.components-open',
  clause: 'content.graphql.auth.relation',
  says: 'a relation inside of a component is open to everybody',
  apply: changeGraphql(({ relationAuth }) => ({
    relationAuth: {
      ...relationAuth,
      permission: (schema, attribute) =>
        isContentType(schema) ? relationAuth.permission(schema, attribute) : null,
    },
  })),
}
