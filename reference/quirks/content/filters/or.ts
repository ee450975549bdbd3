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
    ofItems((items, type) => relatedOrAll(items, type)),
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

const AND_RELATIONS: Rows = [
  [
    'left-out',
    'items of $and that are about relations are left out',
    ofItems((items, type) => items.filter(item => depthOf(item, type) === 0), '$and'),
  ],
  [
    'alone',
    'beside items about relations the other items of $and are left out',
    ofItems((items, type) => relatedOrAll(items, type), '$and'),
  ],
  [
    'one-level',
    'items of $and that go over two relations are left out',
    ofItems((items, type) => items.filter(item => depthOf(item, type) < 2), '$and'),
  ],
  ['beside-ignored', '$and is ignored beside a condition on a relation', ofGroup('$and', besideRelation)],
]

const NOT_RELATIONS: Rows = [
  [
    'left-out',
    'conditions on relations under $not are left out',
    ofNot((name, type) => isRelation(name, type)),
  ],
  [
    'to-many-left-out',
    'conditions on relations to many under $not are left out',
    ofNot((name, type) => isMany(type.attributes.get(name))),
  ],
  ['beside-ignored', '$not is ignored beside a condition on a relation', ofGroup('$not', besideRelation)],
]

/** What is wrong with the items of a `$or`, and with what stands beside it. */
export const orQuirks: readonly Quirk[] = [
  ...deviations(matches, ITEMS, 'content.filters.or'),
  ...deviations(matches, RELATIONS, 'content.filters.or-relations'),
  ...deviations(matches, BESIDE, 'content.filters.or-beside'),
  ...deviations(
    matches,
    [
      ['two-items', '$and looks at its first two items alone', ofItems(items => items.slice(0, 2), '$and')],
      ['ten-items', '$and looks at its first ten items alone', ofItems(items => items.slice(0, 10), '$and')],
    ],
    'content.filters.and',
  ),
  ...deviations(matches, AND_RELATIONS, 'content.filters.and-relations'),
  ...deviations(matches, NOT_RELATIONS, 'content.filters.not-relations'),
]

/** What becomes of the items of a group at the root. */
function ofItems(
  change: (items: readonly Filters[], type: ContentType) => readonly Filters[],
  group: '$or' | '$and' = '$or',
): Deviation<typeof matches>[2] {
  return withFilters((filters, type) => {
    const items = filters[group]
    return Array.isArray(items) ? { ...filters, [group]: change(items.filter(isRecord), type) } : filters
  })
}

/** What is left of the conditions under a `$not` at the root. */
function ofNot(isLeftOut: (name: string, type: ContentType) => boolean): Deviation<typeof matches>[2] {
  return withFilters((filters, type) => {
    if (!isRecord(filters.$not)) return filters
    return { ...filters, $not: without(filters.$not, name => isLeftOut(name, type)) }
  })
}

/** What becomes of filters with a group at the root. */
function ofGroup(
  group: '$and' | '$not',
  change: (beside: Filters, filters: Filters, type: ContentType) => Filters,
): Deviation<typeof matches>[2] {
  return withFilters((filters, type) =>
    group in filters
      ? change(
          without(filters, name => name === group),
          filters,
          type,
        )
      : filters,
  )
}

function besideRelation(beside: Filters, filters: Filters, type: ContentType): Filters {
  return Object.keys(beside).some(name => isRelation(name, type)) ? beside : filters
}

/** The items that are about relations, where there are any. */
function relatedOrAll(items: readonly Filters[], type: ContentType): readonly Filters[] {
  const related = items.filter(item => depthOf(item, type) > 0)
  return related.length > 0 ? related : items
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
