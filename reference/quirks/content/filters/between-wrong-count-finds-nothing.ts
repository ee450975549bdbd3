import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** $between with one value keeps nothing, and of three it looks at two. */
export const betweenWrongCountFindsNothing: Quirk = {
  id: 'content.filters.between-wrong-count.finds-nothing',
  clause: 'content.filters.between-wrong-count',
  says: '$between with one value keeps nothing, and of three it looks at two',
  apply: changeFilters(({ operandCount }) => ({ operandCount: { ...operandCount, accepts: () => true } })),
}
