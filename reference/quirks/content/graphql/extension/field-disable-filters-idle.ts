import type { Quirk } from '../../../quirk.ts'
import { idleFieldFunction } from '../change-extension.ts'

const clause = 'content.graphql.extension.field.disable-filters'

export const fieldDisableFiltersIdle: Quirk = {
  id: 'content.graphql.extension.field.disable-filters.idle',
  clause,
  says: 'disableFilters() of a field takes nothing out',
  apply: idleFieldFunction(clause),
}
