import type { Quirk } from '../../../quirk.ts'
import { changeFixed } from '../change-answers.ts'

const clause = 'content.graphql.mutations.forgot-password'

export const forgotPasswordNotOk: Quirk = {
  id: 'content.graphql.mutations.forgot-password.not-ok',
  clause,
  says: 'forgotPassword does not say that it is done',
  apply: changeFixed(clause, ({ resolve }) => ({
    resolve: async (source, args, context, info) => {
      await resolve(source, args, context, info)
      return { ok: false }
    },
  })),
}
