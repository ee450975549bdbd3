import type { Quirk } from '../../../quirk.ts'
import { changeGraphql } from '../change-graphql.ts'

export const requiredNullable: Quirk = {
  id: 'content.graphql.types.required.nullable',
  clause: 'content.graphql.types.required',
  says: 'a required attribute can be null in answers',
  apply: changeGraphql(({ required }) => ({ required: { ...required, isNonNull: () => false } })),
}
