import { type Matches, matches } from '../../content/actions/list.ts'
import { type LinkOrder, linkOrder } from '../../content/query/populate/links.ts'
import { sortTies } from '../../content/query/sort/order.ts'
import { withUnit } from '../../quirks/change-unit.ts'
import { DISORDERS, type Disorder } from '../disorder.ts'
import type { Freedom } from '../freedom.ts'
import { isJsonObject, mapMembers } from '../json-answer.ts'
import { answering } from './rest-answers.ts'

const SORT = 'content/endpoints/sorting.row.sort-field'
const RELATIONS = 'content/resources-and-their-fields/populated-structures.row.multiple-relation'

/** What no request sorts, and what a sort leaves equal, has no order: lists of both doors, relations, media fields. */
export const disorders: readonly Freedom[] = DISORDERS.map(disorder => ({
  id: `content.order.${disorder.name}`,
  says: `shows rows that nothing sorts, and rows that a sort leaves equal, ${disorder.says}`,
  leftOpenBy: [SORT, RELATIONS],
  apply: units => {
    const lists = withUnit(units, matches, unit => ({ ...unit, of: unsorted(unit, disorder) }))
    const ties = withUnit(lists, sortTies, unit => ({ ...unit, compare: byPlace(disorder) }))
    return withUnit(ties, linkOrder, unit => ({ ...unit, placed: replaced(disorder) }))
  },
  around: answering((body, { target }) => (LISTED_APART.test(target) ? rearranged(body, disorder) : body)),
}))

function byPlace({ placeOf }: Disorder): (a: number, b: number) => number {
  return (a, b) => placeOf(a) - placeOf(b)
}

function unsorted({ of }: Matches, disorder: Disorder): Matches['of'] {
  return (list, table, context) => {
    const found = of(list, table, context)
    if (list.sort) return found
    return { ...found, positions: [...found.positions].sort(byPlace(disorder)) }
  }
}

function replaced({ placeOfLinked }: Disorder): LinkOrder['placed'] {
  return links => {
    const placed = links.map(link => ({ ...link, order: placeOfLinked(link.position, link.order) }))
    return placed.sort((a, b) => a.parent - b.parent || a.order - b.order)
  }
}

/** Lists that are not made by the query language. */
const LISTED_APART = /^\/api\/(i18n\/locales|users-permissions\/roles)(\?|$)/

function rearranged(body: unknown, { arranged }: Disorder): unknown {
  const inAnyOrder = (value: unknown) => (Array.isArray(value) ? arranged(value, idOf) : value)
  return mapMembers(inAnyOrder(body), inAnyOrder)
}

function idOf(item: unknown): string {
  return isJsonObject(item) ? String(item.id) : ''
}
