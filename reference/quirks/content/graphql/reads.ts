import type { Arguments } from '../../../content/graphql/context.ts'
import type { OperationRule } from '../../../content/graphql/operations/operation-rule.ts'
import { find, findOne } from '../../../content/graphql/operations/queries.ts'
import { type Deviation, deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { answers, asking, askingId } from './change-operation.ts'
import { onlyIn, type Where } from './edit-type.ts'
import { encode, firstMembers, keepMembers, membersOf } from './filter-edits.ts'

type Row = Deviation<OperationRule>

const PREVIEW = (args: Arguments): Arguments => ({ ...args, publicationState: 'preview' })

/** What servers do wrong with what they find. */
export const readQuirks: readonly Quirk[] = [
  ...deviations(findOne, [
    ['first-always', 'the first entry is found, whatever the id', asking(args => ({ ...args, id: '1' }))],
    ['first-digit', 'only the first digit of an id counts', askingId(id => id.slice(0, 1))],
    ['last-digit', 'only the last digit of an id counts', askingId(id => id.slice(-1))],
    ['nothing', 'no entry is found by its id', answers(() => ({ value: null }))],
    [
      'nothing-in-one',
      'no entry of one type is found by its id',
      answers(() => ({ value: null }), onlyIn('license')),
    ],
    ['without-booleans', 'an entry that is found by its id has no booleans', answers(withoutBooleans)],
  ]),
  ...deviations(find, [
    ['two-at-most', 'a list has two entries at most', ofEntries(entries => entries.slice(0, 2))],
    ['nine-at-most', 'a list has nine entries at most', ofEntries(entries => entries.slice(0, 9))],
    ['without-last', 'a list lacks its last entry', ofEntries(entries => entries.slice(0, -1))],
    [
      'last-twice',
      'a list has its last entry twice',
      ofEntries(entries => [...entries, ...entries.slice(-1)]),
    ],
    ['nothing-in-one', 'the list of one type is empty', ofEntries(() => [], onlyIn('review'))],
    [
      'reversed-in-one',
      'one type comes the other way round',
      ofEntries(entries => entries.toReversed(), onlyIn('category')),
    ],
  ]),
  ...lists('arguments.filters', [
    ['ignored', 'filters change nothing', filtering(() => undefined)],
    [
      'first-only',
      'only the first attribute of filters counts',
      filtering(filters => firstMembers(filters, 1)),
    ],
    ['two-at-most', 'only two attributes of filters count', filtering(filters => firstMembers(filters, 2))],
    ['one-of-them', 'one of several attributes has to match', filtering(oneOfThem)],
    ['booleans-ignored', 'filters on booleans change nothing', filtering(withoutOperand(isBoolean))],
    [
      'false-ignored',
      'filters for false change nothing',
      filtering(withoutOperand(value => value === false)),
    ],
    ['rich-texts-ignored', 'filters on rich texts change nothing', filtering(withoutBodies)],
    ['operands-encoded', 'texts are looked for as they would stand in a URL', filtering(encode)],
    ['empty-is-none', 'filters without a member leave nothing', answers(noneForEmptyFilters)],
  ]),
  ...lists('arguments.filters-null', [['fails', 'filters that are null are refused', asking(failForNull)]]),
  ...lists('arguments.sort', [
    ['ignored', 'sort changes nothing', sorting(() => [])],
    ['descending-ignored', 'a list is never sorted downwards', sortingEach(text => without(text, ':desc'))],
    [
      'ascending-is-descending',
      'a list is sorted downwards where a direction is said',
      sortingEach(text => text.replace(':asc', ':desc')),
    ],
    [
      'descending-by-default',
      'a list is sorted downwards by default',
      sortingEach(text => (text.includes(':') ? text : `${text}:desc`)),
    ],
    ['first-only', 'only the first of several texts sorts', sorting(texts => texts.slice(0, 1))],
    ['last-only', 'only the last of several texts sorts', sorting(texts => texts.slice(-1))],
    ['two-at-most', 'only two texts sort', sorting(texts => texts.slice(0, 2))],
    ['last-first', 'the last text counts most', sorting(texts => texts.toReversed())],
    ['one-direction', 'all texts sort in the direction of the first', sorting(inFirstDirection)],
    [
      'instants-ignored',
      'nothing is sorted by an instant',
      sorting(texts => texts.filter(text => !text.includes('At'))),
    ],
    [
      'beside-filters-ignored',
      'what is filtered is not sorted',
      asking(args => (args.filters ? { ...args, sort: [] } : args)),
    ],
  ]),
  ...lists('arguments.sort-by-relation', [
    [
      'ignored',
      'attributes of related entries sort nothing',
      sorting(texts => texts.filter(text => !text.includes('.'))),
    ],
  ]),
  ...lists('arguments.publication-state', [
    ['live-as-preview', 'LIVE shows drafts', asking(PREVIEW)],
    [
      'preview-beside-filters',
      'what is filtered may be a draft',
      asking(args => (args.filters ? PREVIEW(args) : args)),
    ],
    [
      'preview-beside-sort',
      'what is sorted by several texts may be a draft',
      asking(args => (sortOf(args).length > 0 ? PREVIEW(args) : args)),
    ],
    ['preview-in-categories', 'drafts of one type are shown', asking(PREVIEW, onlyIn('category'))],
    ['preview-in-licenses', 'drafts of another type are shown', asking(PREVIEW, onlyIn('license'))],
  ]),
  ...lists('arguments.publication-state-preview', [
    ['as-live', 'PREVIEW shows what LIVE does', asking(args => ({ ...args, publicationState: 'live' }))],
  ]),
  ...lists('arguments.pagination', [
    ['two-unless-given', 'a list has two entries unless a number is given', asking(twoUnlessGiven)],
  ]),
]

/** Deviations of lists that break the clause of an argument. */
function lists(topic: string, rows: readonly Row[]): readonly Quirk[] {
  return deviations(find, rows, `content.graphql.${topic}`)
}

/** It shows other entries of a list than it finds. */
function ofEntries(change: (entries: readonly unknown[]) => readonly unknown[], where?: Where) {
  return answers((found, args) => {
    const list = Object(found(args))
    return { ...list, nodes: change(list.nodes) }
  }, where)
}

export function filtering(change: (filters: unknown) => unknown) {
  return asking(args => ({ ...args, filters: change(args.filters) }))
}

function sorting(change: (texts: readonly string[]) => readonly string[]) {
  return asking(args => ({ ...args, sort: change(sortOf(args)) }))
}

function sortingEach(change: (text: string) => string) {
  return sorting(texts => texts.map(change))
}

function sortOf({ sort }: Arguments): readonly string[] {
  return Array.isArray(sort) ? sort.map(String) : []
}

function without(text: string, part: string): string {
  return text.replace(part, '')
}

function inFirstDirection(texts: readonly string[]): readonly string[] {
  const direction = texts[0]?.split(':')[1]
  return texts.map(text => (direction ? `${text.split(':')[0]}:${direction}` : without(text, ':desc')))
}

function oneOfThem(filters: unknown): unknown {
  const members = Object.entries(membersOf(filters))
  return members.length > 1 ? { or: members.map(([name, member]) => ({ [name]: member })) } : filters
}

/** Attributes that are compared with a value of a kind are not. */
function withoutOperand(is: (operand: unknown) => boolean) {
  return (filters: unknown) => keepMembers(filters, (_, member) => !Object.values(membersOf(member)).some(is))
}

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean'
}

function withoutBodies(filters: unknown): unknown {
  return keepMembers(filters, name => name !== 'body')
}

function noneForEmptyFilters(found: (args: Arguments) => unknown, args: Arguments): unknown {
  const list = Object(found(args))
  const isEmpty = args.filters && Object.keys(membersOf(args.filters)).length === 0
  return isEmpty ? { ...list, nodes: [] } : list
}

function failForNull(args: Arguments): Arguments {
  if (args.filters === null) throw new Error('filters is null')
  return args
}

function twoUnlessGiven(args: Arguments): Arguments {
  const given = membersOf(args.pagination)
  return Object.keys(given).length === 0 ? { ...args, pagination: { limit: 2 } } : args
}

function withoutBooleans(found: (args: Arguments) => unknown, args: Arguments): unknown {
  const { value } = Object(found(args))
  return { value: value && keepMembers(value, (_, member) => !isBoolean(member)) }
}
