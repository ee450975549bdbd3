import { matches } from '../../../content/actions/list.ts'
import type { ContentType } from '../../../content/model/types.ts'
import { isRecord } from '../../../content/query/query.ts'
import { type Deviation, deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { type Filters, withFilters } from './rewriting.ts'

type Rows = readonly Deviation<typeof matches>[]

const ITEMS: Rows = [
  ['two-items', '$or looks at its first two items alone', ofItems(items => items.slice(0, 2))],
  ['ten-items', '$or looks at its first ten items alone', ofItems(items => items.slice(0, 10))],
  ['last-only', '$or looks at its last item alone', ofItems(items => items.slice(-1))],
  [
    'one-condition',
    'of several conditions in an item of $or the first alone counts',
    ofItems(items => items.map(item => Object.fromEntries(Object.entries(item).slice(0, 1)))),
  ],
  [
    'one-operator',
    'of several operators of an attribute in an item of $or the first alone counts',
    ofItems(items => items.map(firstOperators)),
  ],
  [
    'parted',
    'the conditions in an item of $or are items of their own',
    ofItems(items => items.flatMap(item => Object.entries(item).map(member => Object.fromEntries([member])))),
  ],
  [
    'nested-left-out',
    'a $or in an item of $or is left out',
    ofItems(items => items.filter(item => !('$or' in item))),
  ],
]

const RELATIONS: Rows = [
  [
    'left-out',
    'items of $or that are about relations are left out',
    ofItems((items, type) => items.filter(item => depthOf(item, type) === 0)),
  ],
  [
    'to-one-alone',
    'items of $or that are about relations to many are left out',
    ofItems((items, type) => items.filter(item => !namesOf(item, type).some(isMany))),
  ],
  [
    'one-level',
    'items of $or that go over two relations are left out',
    ofItems((items, type) => items.filter(item => depthOf(item, type) < 2)),
  ],
  [
    'alone',
    'beside items about relations the other items of $or are left out',
    ofItems((items, type) => {
      const related = items.filter(item => depthOf(item, type) > 0)
      return related.length > 0 ? related : items
    }),
  ],
]

const BESIDE: Rows = [
  ['ignored', 'what stands beside $or is ignored', ofSiblings(or => or)],
  [
    'relation-ignored',
    'a condition on a relation beside $or is ignored',
    ofSiblings((or, beside, type) => ({ ...or, ...without(beside, name => isRelation(name, type)) })),
  ],
  [
    'relation-to-many-ignored',
    'a condition on a relation to many beside $or is ignored',
    ofSiblings((or, beside, type) => ({
      ...or,
      ...without(beside, name => isMany(type.attributes.get(name))),
    })),
  ],
  [
    'own-ignored',
    'a condition on an attribute of the entry beside $or is ignored',
    ofSiblings((or, beside, type) => ({ ...or, ...without(beside, name => !isRelation(name, type)) })),
  ],
  ['or-ignored', '$or is ignored beside a condition', ofSiblings((_or, beside) => beside)],
  [
    'or-ignored-beside-relation',
    '$or is ignored beside a condition on a relation',
    ofSiblings((or, beside, type) =>
      Object.keys(beside).some(name => isRelation(name, type)) ? beside : { ...or, ...beside },
    ),
  ],
  [
    'joined',
    'what stands beside $or is one more of its items',
    ofSiblings(({ $or }, beside) => ({ $or: [...(Array.isArray($or) ? $or : []), beside] })),
  ],
  [
    'one',
    'of what stands beside $or the first condition alone counts',
    ofSiblings((or, beside) => ({ ...or, ...Object.fromEntries(Object.entries(beside).slice(0, 1)) })),
  ],
]

/** What is wrong with the items of a `$or`, and with what stands beside it. */
export const orQuirks: readonly Quirk[] = [
  ...deviations(matches, ITEMS, 'content.filters.or'),
  ...deviations(matches, RELATIONS, 'content.filters.or-relations'),
  ...deviations(matches, BESIDE, 'content.filters.or-beside'),
]

/** What becomes of the items of a `$or` at the root. */
function ofItems(
  change: (items: readonly Filters[], type: ContentType) => readonly Filters[],
): Deviation<typeof matches>[2] {
  return withFilters((filters, type) =>
    Array.isArray(filters.$or) ? { ...filters, $or: change(filters.$or.filter(isRecord), type) } : filters,
  )
}

/** What becomes of a `$or` at the root and of what stands beside it. */
function ofSiblings(
  change: (or: Filters, beside: Filters, type: ContentType) => Filters,
): Deviation<typeof matches>[2] {
  return withFilters((filters, type) => {
    const { $or, ...beside } = filters
    return $or === undefined || Object.keys(beside).length === 0 ? filters : change({ $or }, beside, type)
  })
}

function firstOperators(item: Filters): Filters {
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      isRecord(value) ? Object.fromEntries(Object.entries(value).slice(0, 1)) : value,
    ]),
  )
}

function without(filters: Filters, isLeftOut: (name: string) => boolean): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !isLeftOut(name)))
}

function isRelation(name: string, type: ContentType): boolean {
  return type.attributes.get(name)?.kind === 'relation'
}

function isMany(attribute: ReturnType<ContentType['attributes']['get']>): boolean {
  return attribute !== undefined && 'many' in attribute && attribute.many
}

function namesOf(item: Filters, type: ContentType) {
  return Object.keys(item).map(name => type.attributes.get(name))
}

/** Over how many relations the filters go: each is one more name before the first operator. */
function depthOf(item: Filters, type: ContentType): number {
  return Math.max(
    0,
    ...Object.entries(item).map(([name, value]) => (isRelation(name, type) ? namesIn(value) : 0)),
  )
}

function namesIn(value: unknown): number {
  if (!isRecord(value)) return 0
  const inner = Object.entries(value).map(([name, below]) => (name.startsWith('$') ? 0 : namesIn(below) + 1))
  return Math.max(0, ...inner)
}
