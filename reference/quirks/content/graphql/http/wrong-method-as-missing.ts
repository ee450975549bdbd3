import { UnreadableRequest } from '../../../../content/graphql/http/answers.ts'
import type { Quirk } from '../../../quirk.ts'
import { changeReader } from '../change-answers.ts'

const clause = 'content.graphql.http.wrong-method'

export const wrongMethodAsMissing: Quirk = {
  id: 'content.graphql.http.wrong-method.as-missing',
  clause,
  says: 'other methods are refused as if the body were missing',
  apply: changeReader(clause, () => ({
    read: () => {
      throw new UnreadableRequest(400, 'POST body missing.')
    },
  })),
}
