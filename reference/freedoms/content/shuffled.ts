import { type Matches, matches } from '../../content/actions/list.ts'
import { type LinkOrder, linkOrder } from '../../content/query/populate/links.ts'
import { type SortTies, sortTies } from '../../content/query/sort/order.ts'
import { withUnit } from '../../quirks/change-unit.ts'
import type { Freedom } from '../freedom.ts'
import { isJsonObject, mapMembers } from '../json-answer.ts'
import { placeOf, SEEDS, shuffled } from '../shuffle.ts'
import { answering } from './rest-answers.ts'

const SORT = 'content/endpoints/sorting.row.sort-field'
const RELATIONS = 'content/resources-and-their-fields/populated-structures.row.multiple-relation'

/** What no request sorts, and what a sort leaves equal, has no order: lists of both doors, relations, media fields. */
export const shuffles: readonly Freedom[] = SEEDS.map(seed => ({
  id: `content.order.shuffled-${seed}`,
  says: `shows rows that nothing sorts, and rows that a sort leaves equal, in no order (storage ${seed})`,
  leftOpenBy: [SORT, RELATIONS],
  apply: units => {
    const lists = withUnit(units, matches, unit => ({ ...unit, of: unsorted(unit, seed) }))
    const ties = withUnit(lists, sortTies, unit => ({ ...unit, compare: byPlace(seed) }))
    return withUnit(ties, linkOrder, unit => ({ ...unit, placed: replaced(seed) }))
  },
  around: answering((body, { target }) => (LISTED_APART.test(target) ? rearranged(body, seed) : body)),
}))

function byPlace(seed: number): SortTies['compare'] {
  return (a, b) => placeOf(a, seed) - placeOf(b, seed)
}

function unsorted({ of }: Matches, seed: number): Matches['of'] {
  return (list, table, context) => {
    const found = of(list, table, context)
    if (list.sort) return found
    return { ...found, positions: [...found.positions].sort((a, b) => placeOf(a, seed) - placeOf(b, seed)) }
  }
}

function replaced(seed: number): LinkOrder['placed'] {
  return links => {
    const placed = links.map(link => ({ ...link, order: placeOf(link.position, seed) }))
    return placed.sort((a, b) => a.parent - b.parent || a.order - b.order)
  }
}

/** Lists that are not made by the query language. */
const LISTED_APART = /^\/api\/(i18n\/locales|users-permissions\/roles)(\?|$)/

function rearranged(body: unknown, seed: number): unknown {
  const inAnyOrder = (value: unknown) => (Array.isArray(value) ? shuffled(value, idOf, seed) : value)
  return mapMembers(inAnyOrder(body), inAnyOrder)
}

function idOf(item: unknown): string {
  return isJsonObject(item) ? String(item.id) : ''
}
