import type { Quirk } from '../../../quirk.ts'
import { changeWindow } from '../change-answers.ts'

const clause = 'content.graphql.pagination.offset'

export const offsetZeroIsDefault: Quirk = {
  id: 'content.graphql.pagination.offset.zero-is-default',
  clause,
  says: 'a limit of 0 stands for the default',
  apply: changeWindow(clause, ({ window }) => ({
    window: (given, settings) =>
      window(given.limit === 0 ? { ...given, limit: settings.defaultLimit } : given, settings),
  })),
}
