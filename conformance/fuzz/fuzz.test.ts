import { expect, test } from 'vitest'
import { askingHere } from './asking.ts'
import { fuzz } from './fuzz.ts'
import { madeAnswer } from './made-answer.fixture.ts'
import { requestOf } from './query.ts'
import { withoutDiagnosis } from './query-diagnosis.ts'
import type { Twin } from './twin.ts'
import { readWritten } from './written.ts'

const ANSWER = madeAnswer(200, {})
const QUERIES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(name => readWritten(`GET /api/${name}`))

/** Answers until it is asked one query; nothing that comes after that, or is under way then, is answered. */
function mortalTwin(deadly: string): Twin {
  let isGone = false
  return {
    ask: async query => {
      const { path } = requestOf(query)
      isGone ||= path === deadly
      await null
      const told = { query, expected: ANSWER, told: [ANSWER], clauses: [] }
      if (!isGone) return { ...told, actual: ANSWER, place: '', difference: null }
      const actual = { kind: 'no-answer', reason: 'unreachable', says: 'gone', ms: 0 } as const
      return { ...told, actual, place: 'no answer', difference: { path: '', expected: 200, actual: null } }
    },
    clausesOf: async () => [],
    notes: () => [],
  }
}

test('of a target that is gone all is told that was under way, also what was asked before the answers were looked at', async () => {
  const twin = mortalTwin('/api/d')
  const { stopped, figures } = await fuzz({
    ...{ twin, diagnosis: withoutDiagnosis, queries: QUERIES, asking: askingHere(twin, 2), maxFailures: 20 },
    ...{ guide: { see: () => {} }, isOver: () => false, isThere: async () => false, onProgress: () => {} },
  })
  expect(stopped?.kind).toBe('target-down')
  expect(stopped?.lastAsked?.map(query => requestOf(query).path)).toContain('/api/d')
  expect(figures.queries).toBeLessThanOrEqual(4)
})
