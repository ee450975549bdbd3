import { noSort } from '../../content/query/sort/order.ts'
import { withUnit } from '../../quirks/change-unit.ts'
import type { Freedom } from '../freedom.ts'
import { isJsonObject } from '../json-answer.ts'
import { answeringObjects } from './rest-answers.ts'

const LISTS = 'content/endpoints/sorting.row.sort-field'
const STRUCTURES = 'content/resources-and-their-fields/populated-structures.row.multiple-relation'

/** Only what is sorted has an order. */
export const orders: readonly Freedom[] = [
  {
    id: 'content.order.lists-last-first',
    says: 'shows lists without a sort by the time of the last change',
    leftOpenBy: [LISTS],
    apply: units => withUnit(units, noSort, () => ({ ...noSort, sort: 'updatedAt' })),
  },
  {
    id: 'content.order.populated-backwards',
    says: 'shows what is populated the other way round: entries, files, components and zones',
    leftOpenBy: [STRUCTURES],
    around: answeringObjects(object => mapMembers(object, backwards)),
  },
  {
    id: 'content.order.members-backwards',
    says: 'shows the members of objects the other way round',
    leftOpenBy: [STRUCTURES],
    around: answeringObjects(object => Object.fromEntries(Object.entries(object).toReversed())),
  },
]

function mapMembers(object: Readonly<Record<string, unknown>>, change: (value: unknown) => unknown): unknown {
  if (isAnswer(object)) return object
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]))
}

/** A list of what has ids: entries, components. Values of attributes are left as they are. */
function backwards(value: unknown): unknown {
  const isPopulated = Array.isArray(value) && value.every(item => isJsonObject(item) && 'id' in item)
  return isPopulated ? value.toReversed() : value
}

/** The whole answer to a list, whose order may be asked for. */
function isAnswer(object: Readonly<Record<string, unknown>>): boolean {
  return 'data' in object && 'meta' in object
}
