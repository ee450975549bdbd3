import { entryIds } from '../../content/actions/find-one.ts'
import { otherLocale } from '../../content/actions/save-single.ts'
import { validationError } from '../../content/errors.ts'
import { entryFound, singleDeleted, singleFound, singleSaved } from '../../content/rest/answers.ts'
import { listConditions, populatedStates } from '../../content/rest/find-one.ts'
import { allLocales } from '../../content/rest/find-single-type.ts'
import { missingEntry, missingSingle } from '../../content/rest/missing.ts'
import { queryNames } from '../../content/rest/query-names.ts'
import { json } from '../../http/message.ts'
import { unitOf } from '../change-unit.ts'
import { deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { leadingNumber } from './databases/mariadb.ts'

const condition = (name: string) => unitOf(listConditions, `content.single-entries.${name}`)
const status400 = { error: () => validationError('Not Found') }

/** Requests about one entry: one that is named by its id, and that of a single type. */
export const singleQuirks: readonly Quirk[] = [
  ...deviations(entryFound, [
    [
      'without-meta',
      'a single entry is answered without meta',
      { respond: entry => json(200, { data: entry }) },
    ],
  ]),
  ...deviations(condition('drafts'), [
    ['hidden', 'a draft is not found by its id', { hides: row => row.publishedAt === null }],
  ]),
  ...deviations(entryIds, [
    [
      'digits-only',
      'an id is found only in plain digits',
      { read: value => (/^[1-9]\d*$/.test(String(value)) ? Number(value) : null) },
    ],
    // UNDOCUMENTED: PostgreSQL converts nothing else to an id (it makes the real program answer 500).
    ['whole-only', 'an id that is no whole number of 32 bits is refused', { read: readWholeId }],
    // UNDOCUMENTED: MariaDB reads as much of a text as is a number.
    [
      'leading-number',
      'an entry is found by an id with anything behind it',
      ({ read }) => ({ read: value => read(typeof value === 'string' ? leadingNumber(value) : value) }),
    ],
  ]),
  ...deviations(condition('locale'), [
    [
      'other-hidden',
      'an entry of another locale than the one given is not found by its id',
      {
        hides: (row, { locale }, type) => type.localized && locale !== undefined && row.locale !== locale,
      },
    ],
  ]),
  ...deviations(populatedStates, [
    [
      'hidden',
      'related drafts of a single entry are not shown',
      { state: ({ units }) => units.publicationStates.find(({ accepts }) => accepts('live')) ?? null },
    ],
  ]),
  ...deviations(queryNames, [
    [
      'not-checked',
      'unknown names in filters and sort are ignored where one entry is asked for',
      { check: () => {} },
    ],
  ]),
  ...deviations(missingEntry, [['status-400', 'an unknown id is answered with 400', status400]]),
  ...deviations(missingSingle, [
    ['status-400', 'a single type without an entry is answered with 400', status400],
  ]),
  ...deviations(allLocales, [
    ['one-entry', 'locale=all answers one entry of a single type', { applies: () => false }],
  ]),
  ...deviations(singleFound, [
    [
      'list',
      'a single type is answered as a list of one',
      { respond: entry => json(200, { data: [entry], meta: {} }) },
    ],
  ]),
  ...deviations(singleDeleted, [
    [
      'no-content',
      'a single type that was deleted is answered with an empty 204',
      { respond: () => ({ status: 204, headers: {}, body: null }) },
    ],
  ]),
  ...deviations(otherLocale, [
    [
      'made-again',
      'a single type is made again for a locale that it is not there for',
      { error: () => null },
    ],
  ]),
  ...deviations(singleSaved, [
    [
      'status-201',
      'a single type that was written is answered with 201',
      { respond: entry => json(201, { data: entry, meta: {} }) },
    ],
  ]),
]

function readWholeId(value: unknown): number | null {
  if (value === null) return null
  const id = /^\s*[+-]?\d+\s*$/.test(String(value)) ? Number(value) : Number.NaN
  if (Math.abs(id) < 2 ** 31) return id
  throw validationError(`Invalid id: expected a whole number of 32 bits, found ${JSON.stringify(value)}`)
}
