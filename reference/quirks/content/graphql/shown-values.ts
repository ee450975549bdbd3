import { find } from '../../../content/graphql/operations/queries.ts'
import { attributesType } from '../../../content/graphql/schema/definitions/attributes-type.ts'
import type { ScalarTypeRule } from '../../../content/graphql/schema/scalar-types.ts'
import { type Deviation, deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { scalarRule } from './attributes.ts'
import { editing, onlyIn, showing, typed } from './edit-type.ts'
import { changeMembers } from './filter-edits.ts'
import { filtering } from './reads.ts'

type Row = Deviation<ScalarTypeRule>

const HOUR = 3_600_000

/** What servers do wrong with values that they show. */
export const shownValueQuirks: readonly Quirk[] = [
  ...deviations(scalarRule('text'), [
    ['empty-as-null', 'an empty text is null', show(text => (text === '' ? null : text))],
    ['null-as-empty', 'no text is an empty one', { show: stored => stored ?? '' }],
    ['upper-case', 'texts are in capitals', show(text => text.toUpperCase())],
    ['lines-joined', 'the lines of a text are joined', show(text => text.replaceAll('\n', ' '))],
    ['first-line', 'the first line of a text is shown', show(text => text.split('\n')[0])],
    ['markup-lost', 'the markup of a text is lost', show(text => text.replace(/[#*]/g, ''))],
    ['signs-escaped', 'signs of HTML are escaped', show(text => text.replaceAll('&', '&amp;'))],
    ['two-lines', 'two lines of a text are shown', show(text => text.split('\n').slice(0, 2).join('\n'))],
  ]),
  ...deviations(scalarRule('boolean'), [
    ['false-as-null', 'false is null', { show: stored => (stored === false ? null : stored) }],
    ['null-as-false', 'no boolean is false', { show: stored => stored ?? false }],
    ['true-always', 'every boolean is true', { show: stored => (stored === null ? null : true) }],
    ['as-number', 'a boolean takes numbers, too', { scalar: 'JSON' }],
    ['turned-round', 'true is false', { show: stored => (stored === null ? null : !stored) }],
  ]),
  ...deviations(scalarRule('datetime'), [
    ['hour-late', 'an instant is an hour late', showInstant(time => time + HOUR)],
    ['day-only', 'an instant is the beginning of its day', showInstant(time => time - (time % (24 * HOUR)))],
    ['always-now', 'every instant is one and the same', showInstant(() => 0)],
    ['null', 'instants are null', { show: () => null }],
  ]),
  ...deviations(
    attributesType,
    [
      ['created-as-updated', 'createdAt is when an entry was changed', member('createdAt', 'updatedAt')],
      ['updated-as-created', 'updatedAt is when an entry was made', member('updatedAt', 'createdAt')],
      ['published-as-created', 'publishedAt is when an entry was made', member('publishedAt', 'createdAt')],
      ['chef-created-as-updated', 'so is createdAt of one type', member('createdAt', 'updatedAt', 'chef')],
    ],
    'content.graphql.types.datetime',
  ),
  ...deviations(attributesType, [
    [
      'title-null',
      'title is null',
      editing(
        'title',
        showing(() => null),
      ),
    ],
    [
      'available-null',
      'available is null',
      editing(
        'available',
        showing(() => null),
      ),
    ],
    [
      'created-at-null',
      'createdAt is null',
      editing(
        'createdAt',
        showing(() => null),
      ),
    ],
  ]),
  ...deviations(
    attributesType,
    [['as-string', 'an attribute of the type datetime is String', editing('inspectedAt', typed('String'))]],
    'content.graphql.types.datetime-attribute',
  ),
  ...deviations(
    attributesType,
    [['body-as-title', 'body is the title', member('body', 'title', 'tasting-menu')]],
    'content.graphql.types.text',
  ),
  ...deviations(
    find,
    [
      [
        'first-character',
        'only the beginning of an operand counts',
        filtering(filters =>
          changeMembers(filters, 'eq', text => (typeof text === 'string' ? text[0] : text)),
        ),
      ],
    ],
    'content.graphql.arguments.filters',
  ),
]

function show(change: (text: string) => unknown): Row[2] {
  return { show: stored => (typeof stored === 'string' ? change(stored) : stored) }
}

function showInstant(change: (time: number) => number): Row[2] {
  return {
    show: stored =>
      typeof stored === 'string' ? new Date(change(Date.parse(stored))).toISOString() : stored,
  }
}

/** A field that shows another member of an entry. */
function member(field: string, other: string, type?: string) {
  const edit = showing(source => Object(source)[other])
  return type === undefined ? editing(field, edit) : editing(field, edit, onlyIn(type))
}
