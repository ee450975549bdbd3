import { expect, test } from 'vitest'
import { ABSENT } from '../compare/difference.ts'
import type { Cause } from './causes.ts'
import { countDistinct, type GatherOptions, gather, type Ruled } from './gather.ts'
import { madeAnswer } from './made-answer.fixture.ts'
import { requestOf } from './query.ts'
import type { Standing } from './standing.ts'
import { readWritten } from './written.ts'

const EQ = 'content.filters.eq'
const LT = 'content.filters.lt'
const TEXT = 'content.filters.operand.text'
const SYNTAX = 'content.filters.syntax'
const SORT = 'content.sort.field'
const LIKE_EQ = 'content.filters.eq.as-contains'

const UNKNOWN: Standing = { kind: 'unknown' }
const BROKEN: Standing = { kind: 'broken' }
const OPEN: Standing = { kind: 'open', says: 'it is open' }
const DOUBTFUL: Standing = { ...OPEN, isDoubtful: true }

interface Made {
  readonly rests?: readonly string[]
  readonly place?: string
  readonly path?: string
  readonly message?: string
  readonly quirks?: readonly string[]
  readonly standing?: Standing
  /** An attribute that is shown and not expected. */
  readonly shows?: string
  /** The body of the write that it came of; undefined: it came of none. */
  readonly body?: object
}

function written(name: string, body: object): Cause['smallest']['query'] {
  const request = { method: 'PUT', path: `/api/${name}`, headers: {}, body }
  return { door: 'sequence', commands: [{ request, as: 'public', saves: {} }], known: new Map() }
}

function ruled(name: string, made: Made): Ruled {
  const { rests = [], place = 'entries of body.data', path = 'body.data', quirks = [], standing } = made
  const { body, shows } = made
  const shown = { path: `body.data[0].attributes.${shows}`, expected: ABSENT, actual: 'x' }
  const smallest: Cause['smallest'] = {
    query: body ? written(name, body) : readWritten(`GET /api/${name}`),
    expected: madeAnswer(200, {}),
    actual: madeAnswer(400, { error: { message: made.message ?? 'Bad Request' } }),
    told: [],
    clauses: rests,
    difference: shows === undefined ? { path, expected: 1, actual: 2 } : shown,
    place,
  }
  const cause = { smallest, first: smallest, count: 1, rests, quirks, right: [] }
  return { cause, standing: standing ?? UNKNOWN, alike: [] }
}

const options: GatherOptions = {
  diagnosis: { among: async () => [] },
  quirks: [{ id: LIKE_EQ, clause: EQ }],
  statusOf: clause => (clause === TEXT ? 'observed' : 'documented'),
  fired: new Map([
    [EQ, 3],
    [LT, 2],
    [SYNTAX, 90],
    [SORT, 9],
  ]),
}

/** The names of what is told, each with those that are told with it. */
async function told(causes: readonly Ruled[], more: Partial<GatherOptions> = {}) {
  const nameOf = ({ query }: Cause['smallest']) => requestOf(query).path.slice('/api/'.length)
  const gathered = await gather(causes, { ...options, ...more })
  return gathered.map(({ cause, alike }) => [
    `${nameOf(cause.smallest)} ${cause.count}`,
    ...alike.map(nameOf),
  ])
}

const STATUS = { place: 'status 400 instead of 200', path: 'status' }

test.each<[what: string, one: Made, other: Made, are: 'one' | 'two']>([
  [
    'that rest on the same for the most part',
    { rests: [EQ, TEXT, SYNTAX] },
    { rests: [LT, TEXT, SYNTAX] },
    'one',
  ],
  ['that rest on little in common', { rests: [EQ, SYNTAX] }, { rests: [SORT, SYNTAX] }, 'two'],
  ['of another kind', { rests: [EQ] }, { rests: [EQ], place: 'order of body.data' }, 'two'],
  ['of which one is open', { rests: [EQ], standing: OPEN }, { rests: [EQ] }, 'two'],
  ['of which a later one is open', { rests: [EQ] }, { rests: [EQ], standing: OPEN }, 'two'],
  ['of which a later one may be open', { rests: [EQ] }, { rests: [EQ], standing: DOUBTFUL }, 'one'],
  ['that are open for one reason', { rests: [EQ], standing: OPEN }, { rests: [EQ], standing: OPEN }, 'one'],
  ['that are open for two', { rests: [EQ], standing: OPEN }, { rests: [EQ], standing: DOUBTFUL }, 'two'],
  [
    'that tell of the same fault',
    { ...STATUS, rests: [EQ], message: 'Expected a text' },
    { ...STATUS, rests: [SORT], message: 'Expected a text' },
    'one',
  ],
  ['that tell of none', { ...STATUS, rests: [EQ] }, { ...STATUS, rests: [SORT] }, 'two'],
  [
    'of two attributes',
    { rests: [EQ], place: 'body.data[*].attributes.*', path: 'body.data[0].attributes.visits' },
    { rests: [EQ], place: 'body.data[*].attributes.*', path: 'body.data[0].attributes.seats' },
    'two',
  ],
  [
    'of one attribute that rest on little in common',
    { rests: [EQ], place: 'body.data[*].attributes.*', path: 'body.data[0].attributes.visits' },
    { rests: [SORT], place: 'body.data.attributes.*', path: 'body.data.attributes.visits' },
    'one',
  ],
  [
    'of how many entries and pages there are',
    { rests: [EQ], place: 'body.meta.pagination.total', path: 'body.meta.pagination.total' },
    { rests: [SORT], place: 'body.meta.pagination.pageCount', path: 'body.meta.pagination.pageCount' },
    'one',
  ],
  [
    'of which one has a name that is about what the other one is about',
    { quirks: [LIKE_EQ], standing: BROKEN },
    { rests: [EQ, SORT, SYNTAX] },
    'one',
  ],
  [
    'of which one has a name that is about something else',
    { quirks: [LIKE_EQ], standing: BROKEN },
    { rests: [LT, EQ, SYNTAX] },
    'two',
  ],
  [
    'of writes that are open, in one entry and in a list',
    { body: {}, standing: OPEN, place: 'body.data.attributes.*', path: 'body.data.attributes.a' },
    {
      body: {},
      standing: OPEN,
      place: 'body.data[*].attributes.*',
      path: 'body.data[0].attributes.b',
    },
    'one',
  ],
  [
    'of writes that count, in two attributes',
    { body: {}, place: 'body.data.attributes.*', path: 'body.data.attributes.a' },
    { body: {}, place: 'body.data.attributes.*', path: 'body.data.attributes.b' },
    'two',
  ],
  [
    'in which two attributes are shown that are not expected, which is open',
    { rests: [EQ], standing: OPEN, place: 'body.data[*].attributes.*', shows: 'salary' },
    { rests: [SORT], standing: OPEN, place: 'body.data[*].attributes.*', shows: 'margin' },
    'one',
  ],
  [
    'of writes that reach another entry, in two attributes',
    { body: { data: { a: 2 } }, place: 'body.data[*].attributes.*', path: 'body.data[1].attributes.a' },
    { body: { data: { b: 2 } }, place: 'body.data[*].attributes.*', path: 'body.data[1].attributes.b' },
    'one',
  ],
  [
    'that have names',
    { rests: [EQ], quirks: [LIKE_EQ], standing: BROKEN },
    { rests: [EQ], quirks: ['q'], standing: BROKEN },
    'two',
  ],
])('differences %s', async (_, one, other, are) => {
  const causes = [ruled('one', one), ruled('other', other)]
  expect(await told(causes)).toEqual(are === 'one' ? [['one 2', 'other']] : [['one 1'], ['other 1']])
})

test('a name that explains what was made small of another one stands for both, whichever was found first', async () => {
  const causes = [
    ruled('one', { rests: [SORT] }),
    ruled('named', { rests: [EQ], quirks: [LIKE_EQ], standing: BROKEN }),
  ]
  const among = async (quirks: readonly string[]) => quirks
  expect(await told(causes, { diagnosis: { among } })).toEqual([['named 2', 'one']])
})

test('what is likely the same counts once, but for what has a name', () => {
  const filters = ruled('one', { rests: [EQ, TEXT, SYNTAX] })
  const causes = [
    filters,
    ruled('other', { rests: [LT, TEXT, SYNTAX] }),
    ruled('sort', { rests: [SORT] }),
    ruled('named', { rests: [EQ, TEXT, SYNTAX], quirks: [LIKE_EQ] }),
  ]
  expect(countDistinct(causes.map(({ cause }) => cause))).toBe(3)
})
