import { ContentError } from '../../../../content/errors.ts'
import type { Quirk } from '../../../quirk.ts'
import { changeFixed } from '../change-answers.ts'

const clause = 'content.graphql.mutations.email-confirmation'

export const emailConfirmationSilent: Quirk = {
  id: 'content.graphql.mutations.email-confirmation.silent',
  clause,
  says: 'that a code is wrong is not told',
  apply: changeFixed(clause, ({ resolve }) => ({
    resolve: async (source, args, context, info) => {
      try {
        return await resolve(source, args, context, info)
      } catch (error) {
        if (error instanceof ContentError) return null
        throw error
      }
    },
  })),
}
