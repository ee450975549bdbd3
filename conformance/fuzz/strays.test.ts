import { expect, test } from 'vitest'
import type { ClauseStatus } from '../suite/clause.ts'
import { madeAnswer } from './made-answer.fixture.ts'
import { openForms } from './rest/documented-forms.ts'
import type { RestQuery } from './rest/rest-query.ts'
import { openStrays } from './strays.ts'
import type { Judged } from './twin.ts'
import { readWritten } from './written.ts'

const STATUSES: Readonly<Record<string, ClauseStatus>> = {
  'content.filters.eq': 'documented',
  'content.filters.gt': 'documented',
  'content.filters.relation-identifier': 'observed',
  'content.filters.between-wrong-count': 'assumed',
  'content.pagination.page-beyond': 'observed',
  'content.sort.none': 'observed',
}

function judged(clauses: readonly string[], query: Judged['query'] = FILTERED): Judged {
  const answer = madeAnswer(200, {})
  return { query, expected: answer, actual: answer, told: [answer], clauses, difference: null, place: '' }
}

const FILTERED: RestQuery = {
  door: 'rest',
  path: '/api/dishes',
  parameters: [{ at: ['filters', 'title'], value: 'x' }],
}

const strays = openStrays(
  { clausesOf: async () => ['content.sort.none'] },
  { statusOf: clause => STATUSES[clause] ?? null, asksForMore: openForms(new Set(['en'])) },
)

test.each([
  ['in what is observed', ['content.filters.relation-identifier'], [], true],
  ['in what is assumed', ['content.filters.between-wrong-count'], [], true],
  ['in what is documented', ['content.filters.gt'], [], false],
  [
    'where it was before',
    ['content.filters.relation-identifier'],
    ['content.filters.relation-identifier'],
    false,
  ],
  ['in what every list rests on', ['content.sort.none'], [], false],
  ['in what follows from what the world holds', ['content.pagination.page-beyond'], [], false],
])('a smaller query that ends up %s', async (_, added, before, isStray) => {
  const former = judged(['content.filters.eq', ...before])
  expect(await strays(judged(['content.filters.eq', ...added]), former)).toBe(isStray)
})

test.each([
  [
    'a page of no entry',
    'GET /api/dishes?pagination[pageSize]=6',
    'GET /api/dishes?pagination[pageSize]=0',
    true,
  ],
  [
    'a page of one entry',
    'GET /api/dishes?pagination[pageSize]=6',
    'GET /api/dishes?pagination[pageSize]=1',
    false,
  ],
  [
    'no page where it was one before',
    'GET /api/dishes?pagination[pageSize]=-1',
    'GET /api/dishes?pagination[pageSize]=0',
    false,
  ],
])('a smaller query that asks for %s', async (_, before, after, isStray) => {
  const [former, smaller] = [before, after].map(request => judged([], readWritten(request)))
  if (!former || !smaller) throw new Error('there are two')
  expect(await strays(smaller, former)).toBe(isStray)
})

test('one without parameters asks for nothing that is open', async () => {
  const plain = judged(['content.filters.relation-identifier'], { ...FILTERED, parameters: [] })
  expect(await strays(plain, judged([]))).toBe(false)
})
