import { find } from '../../../content/graphql/operations/queries.ts'
import { singleRelation } from '../../../content/graphql/schema/attributes/relation.ts'
import { isRecord } from '../../../content/query/query.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import {
  aloneWhereThere,
  changeMembers,
  changeObjects,
  firstItems,
  keepMembers,
  membersOf,
  withoutBelow,
} from './filter-edits.ts'
import { filtering } from './reads.ts'

type Wrong = readonly [wrong: string, says: string, change: (filters: unknown) => unknown]

/** What servers do wrong with filters that are joined, and with those that lead over relations. */
export const filterGroupQuirks: readonly Quirk[] = [
  ...misread('and', [
    ['first-only', 'only the first filter of and counts', filters => cut(filters, 'and', 1)],
    ['two-at-most', 'only two filters of and count', filters => cut(filters, 'and', 2)],
    ['ignored', 'and changes nothing', dropGroup('and')],
    ['alone', 'what stands beside and does not count', filters => alone(filters, 'and')],
    ['ignored-in-or', 'within or, and changes nothing', filters => inGroup(filters, 'or', dropGroup('and'))],
    ['ignored-for-one', 'and of one filter changes nothing', filters => ofOne(filters, 'and')],
  ]),
  ...misread('or', [
    ['two-at-most', 'only two filters of or count', filters => cut(filters, 'or', 2)],
    ['last-only', 'only the last filter of or counts', filters => changeMembers(filters, 'or', lastOnly)],
    ['ignored', 'or changes nothing', dropGroup('or')],
    ['alone', 'what stands beside or does not count', filters => alone(filters, 'or')],
    [
      'beside-is-one-more',
      'what stands beside or is one of its filters',
      filters => changeObjects(filters, takeIn),
    ],
    ['ignored-in-and', 'within and, or changes nothing', filters => inGroup(filters, 'and', dropGroup('or'))],
    ['ignored-in-not', 'within not, or is and', filters => inGroup(filters, 'not', orAsAnd)],
  ]),
  ...misread('not', [
    ['left-out', 'what stands under not does not count', dropGroup('not')],
    ['alone', 'what stands beside not does not count', filters => alone(filters, 'not')],
    ['once', 'not within not is one not', filters => changeMembers(filters, 'not', inner)],
    ['ignored-in-or', 'within or, not changes nothing', filters => inGroup(filters, 'or', unfold)],
    ['ignored-in-and', 'within and, not changes nothing', filters => inGroup(filters, 'and', unfold)],
  ]),
  ...misread('within-attributes', [
    ['ignored', 'not under an attribute changes nothing', filters => changeObjects(filters, withoutInnerNot)],
  ]),
  ...misread('deep', [
    ['ignored', 'filters on related entries change nothing', filters => keepMembers(filters, isPlain)],
    ['one-relation', 'filters lead over one relation only', filters => withoutBelow(filters, 3)],
    ['two-relations', 'filters lead over two relations only', filters => withoutBelow(filters, 4)],
    ['alone', 'beside a related entry an attribute does not count', relatedAlone],
    ['ignored-in-or', 'within or related entries do not count', filters => inGroup(filters, 'or', plainOnly)],
    ['groups-ignored', 'groups of a related entry change nothing', groupsOutsideOnly],
  ]),
  ...deviations(
    singleRelation,
    [['one-entry-not', 'filters do not lead over relations to one entry', { filter: () => null }]],
    'content.graphql.filters.deep-types',
  ),
]

function misread(topic: string, wrongs: readonly Wrong[]): readonly Quirk[] {
  const rows = wrongs.map(([wrong, says, change]) => [wrong, says, filtering(change)] as const)
  return deviations(find, rows, `content.graphql.filters.${topic}`)
}

function cut(filters: unknown, group: string, number: number): unknown {
  return changeMembers(filters, group, firstItems(number))
}

function lastOnly(list: unknown): unknown {
  return Array.isArray(list) ? list.slice(-1) : list
}

function dropGroup(group: string) {
  return (filters: unknown) =>
    changeObjects(filters, members => membersOf(keepMembers(members, name => name !== group)))
}

function alone(filters: unknown, group: string): unknown {
  return changeObjects(filters, aloneWhereThere(group))
}

/** What stands inside of a group, at any depth, changed. */
function inGroup(filters: unknown, group: string, change: (inside: unknown) => unknown): unknown {
  return changeMembers(filters, group, inside =>
    Array.isArray(inside) ? inside.map(change) : change(inside),
  )
}

function ofOne(filters: unknown, group: string): unknown {
  return changeMembers(filters, group, list => (Array.isArray(list) && list.length === 1 ? [] : list))
}

function takeIn(members: Readonly<Record<string, unknown>>) {
  const { or, ...beside } = members
  if (!Array.isArray(or) || Object.keys(beside).length === 0) return members
  return { or: [...or, beside] }
}

function orAsAnd(filters: unknown): unknown {
  const { or, ...beside } = membersOf(filters)
  return or === undefined ? filters : { ...beside, and: or }
}

/** `{not: x}` is what stands in x, if that is a not itself. */
function inner(filters: unknown): unknown {
  return isRecord(filters) && 'not' in filters ? filters.not : filters
}

/** What stands under not, as if it were not there. */
function unfold(filters: unknown): unknown {
  const { not, ...beside } = membersOf(filters)
  return { ...beside, ...membersOf(not) }
}

const GROUPS: readonly string[] = ['and', 'or', 'not']

/** An operator stands under an attribute, and a name under a relation. */
function isPlain(name: string, member: unknown): boolean {
  return GROUPS.includes(name) || Object.keys(membersOf(member)).some(key => key === 'eq')
}

function plainOnly(filters: unknown): unknown {
  return keepMembers(filters, isPlain)
}

function relatedAlone(filters: unknown): unknown {
  const related = keepMembers(filters, (name, member) => !isPlain(name, member))
  return Object.keys(membersOf(related)).length > 0 ? related : filters
}

function groupsOutsideOnly(filters: unknown): unknown {
  return Object.fromEntries(
    Object.entries(membersOf(filters)).map(([name, member]) =>
      isPlain(name, member)
        ? [name, member]
        : [name, GROUPS.reduce((left, it) => dropGroup(it)(left), member)],
    ),
  )
}

/** `{name: {not: {…}}}`: a not that stands under an attribute. */
function withoutInnerNot(members: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(members).map(([name, member]) =>
      GROUPS.includes(name) ? [name, member] : [name, keepMembers(member, key => key !== 'not')],
    ),
  )
}
