import { create, update } from '../../../../content/graphql/operations/mutations/collection.ts'
import type { OperationRule } from '../../../../content/graphql/operations/operation-rule.ts'
import { deviations } from '../../../deviations.ts'
import type { Quirk } from '../../../quirk.ts'
import { asking } from '../change-operation.ts'
import { onlyIn, type Where } from '../edit-type.ts'
import { keepMembers, membersOf } from '../filter-edits.ts'

type Change = (data: unknown) => unknown
type Wrong = readonly [wrong: string, says: string, change: Change, where?: Where]

/** Values that are written otherwise than they were sent. */
const VALUES: readonly Wrong[] = [
  ['false-left-out', 'false is not written', leaveOut(value => value === false)],
  ['false-as-null', 'false is written as null', each(value => (value === false ? null : value))],
  ['false-as-true', 'false is written as true', each(value => (value === false ? true : value))],
  ['null-as-empty', 'no text is written as an empty one', inPlaceOfNull('body', '')],
  ['null-as-false', 'no boolean is written as false', inPlaceOfNull('available', false)],
  ['empty-left-out', 'an empty text is not written', leaveOut(value => value === '')],
  ['empty-as-null', 'an empty text is written as null', each(value => (value === '' ? null : value))],
  ['lines-joined', 'the lines of a text are joined', eachText(text => text.replaceAll('\n', ' '))],
  ['first-line', 'only the first line of a text is written', eachText(text => text.split('\n')[0])],
  ['last-newline-cut', 'a text ends with its last line', eachText(text => text.replace(/\n$/, ''))],
  ['markup-lost', 'the markup of a text is lost', eachText(text => text.replace(/[#*]/g, ''))],
]

/** Where nothing stands yet: what no entry had before. */
const OF_NEW: readonly Wrong[] = [
  ['true-left-out', 'true is not written', leaveOut(value => value === true)],
  ['signs-escaped', 'signs of HTML are escaped', eachText(text => text.replaceAll('<', '&lt;'))],
  ['letters-of-ascii', 'letters beyond ASCII are lost', eachText(text => text.replace(/[^ -~\n]/g, ''))],
  ['quotes-doubled', 'quotes in a text are doubled', eachText(text => text.replaceAll('"', '""'))],
  ['texts-trimmed', 'spaces around a text are cut off', eachText(text => text.trim())],
]

/** Where something stands already. */
const OF_OLD: readonly Wrong[] = [
  ['true-left-out', 'true is not written over another value', leaveOut(value => value === true)],
  ['null-left-out', 'null is not written over a value', leaveOut(value => value === null)],
]

const KEPT_LIVE = leaveOut((value, name) => isPublication(name) && value === null)
const KEPT_DRAFT = leaveOut((value, name) => isPublication(name) && value !== null)

/** What servers do wrong with values that they are sent. */
export const writtenValueQuirks: readonly Quirk[] = [
  ...writing(create, 'create-values', [...VALUES, ...OF_NEW, ...losing('of a new entry is not written')]),
  ...writing(update, 'update-values', [...VALUES, ...OF_OLD]),
  ...writing(update, 'update', [
    ...losing('cannot be changed'),
    ['first-only', 'only the first field that is sent is changed', firstMember],
    ['rest-reset', 'what is not sent is null afterwards', resetRest, onlyIn('tasting-menu')],
  ]),
  ...writing(create, 'publication', [
    [
      'never-when-new',
      'publishedAt of a new entry is not written',
      leaveOut((_, name) => isPublication(name)),
    ],
  ]),
  ...writing(update, 'publication', [
    ['never-unpublished', 'null does not unpublish', KEPT_LIVE],
    ['never-published', 'no time publishes a draft', KEPT_DRAFT],
    ['not-in-categories', 'null does not unpublish entries of one type', KEPT_LIVE, onlyIn('category')],
  ]),
]

function writing(rule: OperationRule, topic: string, wrongs: readonly Wrong[]): readonly Quirk[] {
  const rows = wrongs.map(([wrong, says, change, where]) => {
    return [wrong, says, asking(args => ({ ...args, data: change(args.data) }), where)] as const
  })
  return deviations(rule, rows, `content.graphql.mutations.${topic}`)
}

/** One attribute after the other. */
function losing(says: string): readonly Wrong[] {
  return ['title', 'body', 'available'].map(attribute => [
    `${attribute}-lost`,
    `${attribute} ${says}`,
    leaveOut((_, name) => name === attribute),
  ])
}

function leaveOut(is: (value: unknown, name: string) => boolean): Change {
  return data => keepMembers(data, (name, value) => !is(value, name))
}

function each(change: (value: unknown, name: string) => unknown): Change {
  return data =>
    Object.fromEntries(Object.entries(membersOf(data)).map(([name, value]) => [name, change(value, name)]))
}

function eachText(change: (text: string) => unknown): Change {
  return each((value, name) => (typeof value === 'string' && !isPublication(name) ? change(value) : value))
}

function inPlaceOfNull(attribute: string, instead: unknown): Change {
  return each((value, name) => (name === attribute && value === null ? instead : value))
}

function isPublication(name: string): boolean {
  return name === 'publishedAt'
}

function firstMember(data: unknown): unknown {
  return Object.fromEntries(Object.entries(membersOf(data)).slice(0, 1))
}

function resetRest(data: unknown): unknown {
  return { title: null, body: null, available: null, ...membersOf(data) }
}
