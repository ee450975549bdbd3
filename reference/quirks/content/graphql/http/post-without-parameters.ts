import type { Quirk } from '../../../quirk.ts'
import { changeReader } from '../change-answers.ts'

const clause = 'content.graphql.http.post'

export const postWithoutParameters: Quirk = {
  id: 'content.graphql.http.post.without-parameters',
  clause,
  says: 'a content type with parameters is not known',
  apply: changeReader(clause, ({ reads }) => ({
    reads: request => reads(request) && !request.headers['content-type']?.includes(';'),
  })),
}
