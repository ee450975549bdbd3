import type { Quirk } from '../../../quirk.ts'
import { changeError } from '../change-answers.ts'

const clause = 'content.graphql.errors.bad-user-input'

export const badUserInputWithoutDetails: Quirk = {
  id: 'content.graphql.errors.bad-user-input.without-details',
  clause,
  says: 'what is wrong with a value is not told',
  apply: changeError(clause, ({ message, extensions }) => ({
    message,
    extensions: { code: extensions?.code },
  })),
}
