import type { Shape } from '../../../content/query/shapes/shape.ts'
import { shapes } from '../../../content/query/shapes/shapes.ts'
import { unitOf } from '../../change-unit.ts'
import { type Deviation, deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { omit, shown, withAttributes } from './members.ts'

type Found = readonly unknown[]
type Entries = readonly (readonly [wrong: string, says: string, change: (entry: unknown) => unknown])[]
type Lists = readonly (readonly [wrong: string, says: string, change: (found: Found) => unknown])[]

/** What an entry looks like where it is populated. */
const ENTRIES: Entries = [
  ['without-id', 'shows no id', entry => omit(shown(entry), 'id')],
  ['id-as-text', 'shows ids as texts', entry => ({ ...shown(entry), id: String(shown(entry).id) })],
  ['id-alone', 'shows ids alone', entry => ({ id: shown(entry).id })],
  ['bare-id', 'shows nothing but the number of the id', entry => shown(entry).id],
  [
    'flat',
    'shows attributes beside the id',
    entry => ({ id: shown(entry).id, ...shown(shown(entry).attributes) }),
  ],
  ['wrapped-twice', 'wraps every entry once more', entry => ({ data: entry })],
  ['first-attribute', 'shows the first attribute alone', entry => withAttributes(entry, firstAlone)],
  [
    'without-times',
    'shows no createdAt and no updatedAt',
    entry => withAttributes(entry, it => omit(it, 'createdAt', 'updatedAt')),
  ],
]

/** What a list of entries looks like where it is populated. */
const LISTS: Lists = [
  ['one-bare', 'shows one entry without a list', found => (found.length === 1 ? found[0] : found)],
  [
    'by-id',
    'shows an object by ids',
    found => Object.fromEntries(found.map(it => [String(shown(it).id), it])),
  ],
  ['last-lost', 'leaves out the last of several', found => (found.length > 1 ? found.slice(0, -1) : found)],
  ['four-at-most', 'shows four entries at most', found => found.slice(0, 4)],
  ['two-at-most', 'shows two entries at most', found => found.slice(0, 2)],
  ['counted', 'shows how many there are', found => found.length],
  ['twice', 'shows the first entry twice', found => [...found.slice(0, 1), ...found]],
]

const shape = (name: string): Shape => unitOf(shapes, `content.shapes.${name}`)

/** What populated relations look like: each way, for each of them. */
export const relationShapeQuirks: readonly Quirk[] = [
  ...deviations(shape('single-relation'), [
    ...entryRows('a relation to one', found => found[0]),
    ['in-a-list', 'a relation to one is shown as a list', { of: found => found.slice(0, 1) }],
  ]),
  ...deviations(shape('multiple-relation'), [
    ...entryRows('a relation to many', found => found),
    ...listRows('a relation to many', LISTS),
  ]),
  ...deviations(shape('localizations'), [
    ...entryRows('localizations', found => found),
    ...listRows(
      'localizations',
      LISTS.filter(([wrong]) => !['four-at-most', 'two-at-most'].includes(wrong)),
    ),
    ['first-only', 'of several localizations the first is shown', { of: found => found.slice(0, 1) }],
    [
      'locales',
      'localizations are shown as the codes of their locales',
      { of: found => found.map(entry => shown(shown(entry).attributes).locale) },
    ],
    [
      'without-locale',
      'localizations do not say their locale',
      { of: found => found.map(entry => withAttributes(entry, it => omit(it, 'locale'))) },
    ],
  ]),
]

/** What `of` shows, with every entry in it changed. */
function entryRows(what: string, of: (found: Found) => unknown): readonly Deviation<Shape>[] {
  return ENTRIES.map(([wrong, says, change]) => [
    wrong,
    `${what} ${says}`,
    { of: found => of(found.map(change)) },
  ])
}

function listRows(what: string, rows: Lists): readonly Deviation<Shape>[] {
  return rows.map(([wrong, says, change]) => [wrong, `${what} ${says}`, { of: change }])
}

function firstAlone(attributes: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(attributes).slice(0, 1))
}
