import type { Quirk } from '../../../quirk.ts'
import { idleTypeFunction } from '../change-extension.ts'

const clause = 'content.graphql.extension.disable-queries'

export const disableQueriesIdle: Quirk = {
  id: 'content.graphql.extension.disable-queries.idle',
  clause,
  says: 'disableQueries() takes nothing out',
  apply: idleTypeFunction(clause),
}
