import { expect, test } from 'vitest'
import { openCauseBook } from './cause-book.ts'
import { openLearning } from './learning.ts'
import { madeAnswer } from './made-answer.fixture.ts'
import { requestOf } from './query.ts'
import { withoutDiagnosis } from './query-diagnosis.ts'
import type { Judged, Twin } from './twin.ts'
import { readWritten } from './written.ts'

const ANSWER = madeAnswer(200, {})

const entriesDiffer = (path: string): Judged => ({
  ...{ query: readWritten(`GET ${path}`), expected: ANSWER, actual: ANSWER, told: [ANSWER], clauses: [] },
  ...{ place: 'entries of body.data', difference: { path: 'body.data', expected: [1], actual: [2] } },
})

/** Differs as `of` says of a path; null: not at all. */
const twin = (of: (path: string) => Judged | null): Twin => ({
  ask: async query => {
    const { path } = requestOf(query)
    return of(path) ?? { ...entriesDiffer(path), place: '', difference: null }
  },
  clausesOf: async () => [],
  notes: () => [],
})

const RULES = { ignored: new Set<string>(), isKnownTime: () => false }
const OPEN = '/api/books?sort=title'
const WRONG = '/api/books?sort=title&fields=title'

test('what is left beside what was learnt has a cause of its own, however alike the two look', async () => {
  const comparison = (of: (path: string) => Judged | null) => ({
    ...{ twin: twin(of), diagnosis: withoutDiagnosis, oracles: [], rules: RULES },
  })
  const usual = comparison(path => (path.includes('sort=title') ? entriesDiffer(path) : null))
  const learning = openLearning({
    usual,
    adapt: async () => ({
      ...comparison(path => (path === WRONG ? entriesDiffer(path) : null)),
      close: async () => {},
    }),
    freedomIn: async () => null,
    libertyIn: async ({ smallest: { query } }) =>
      requestOf(query).path === OPEN
        ? { kind: 'freedom', of: { id: 'open', says: 'it is open', leftOpenBy: [] } }
        : null,
  })
  const book = openCauseBook({ ...usual, learning })
  for (const path of [OPEN, OPEN, WRONG, WRONG]) await book.see(entriesDiffer(path))
  const told = book.causes.map(({ smallest: { query }, count }) => [requestOf(query).path, count])
  expect(told).toEqual([
    [OPEN, 2],
    [WRONG, 2],
  ])
})

test.each([
  ['asks for no quirk where a freedom explains all that was seen', true, 0],
  ['asks for quirks where none does', false, 1],
])('%s', async (_, isFree, asked) => {
  let searches = 0
  const explain = async () => {
    searches++
    return []
  }
  const usual = {
    ...{ twin: twin(entriesDiffer), oracles: [], rules: RULES },
    diagnosis: { ...withoutDiagnosis, explain },
  }
  const learning = openLearning({
    usual,
    adapt: async () => ({ ...usual, twin: twin(() => null), close: async () => {} }),
    freedomIn: async () =>
      isFree ? { kind: 'freedom', of: { id: 'open', says: 'it is open', leftOpenBy: [] } } : null,
    libertyIn: async () => null,
  })
  const book = openCauseBook({ ...usual, learning })
  for (const path of [OPEN, OPEN]) await book.see(entriesDiffer(path))
  expect(searches).toBe(asked)
  expect(book.causes.map(({ count, quirks }) => [count, quirks])).toEqual([[2, []]])
})

test('what is refused anyhow is made smaller until it is right to ask', async () => {
  const refused = (path: string): Judged => ({
    ...entriesDiffer(path),
    place: `status 401 instead of ${path.includes('sort=wrong') ? 400 : 200}`,
  })
  const book = openCauseBook({ twin: twin(refused), diagnosis: withoutDiagnosis })
  const wrong = { at: ['sort'], value: 'wrong' }
  await book.see({
    ...refused('/api/books?sort=wrong'),
    query: { door: 'rest', path: '/api/books', parameters: [wrong] },
  })
  expect(book.causes.map(({ smallest: { place } }) => place)).toEqual(['status 401 instead of 200'])
})
