import type { Quirk } from '../../../quirk.ts'
import { changeReader } from '../change-answers.ts'

const clause = 'content.graphql.http.content-type'

export const contentTypeWrongMethod: Quirk = {
  id: 'content.graphql.http.content-type.wrong-method',
  clause,
  says: 'a POST of another type is refused like another method',
  apply: changeReader(clause, () => ({ reads: () => false })),
}
