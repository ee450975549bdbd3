import { expect, test } from 'vitest'
import type { Clause, ClauseStatus } from './clause.ts'
import { coverageOf, type IsProven, type StatementState } from './coverage.ts'
import type { Statement } from './statements.ts'

const STATEMENT: Statement = {
  id: 'content/a',
  gist: 'a rule',
  silent: null,
  untestable: null,
  reading: null,
}

function clause(status: ClauseStatus, untestable: string | null = null): Clause {
  return {
    ...{
      id: 'content.a',
      says: 'a rule',
      status,
      strength: 'must',
      service: 'content',
      sources: ['content/a'],
      file: 'a.yaml',
    },
    ...{ why: null, disagrees: null, untestable, hasUnit: true, followsFrom: [], scenarios: [], lifts: [] },
  }
}

const rows: [what: string, clauses: Clause[], statement: Partial<Statement>, IsProven, StatementState][] = [
  ['claimed by a documented clause', [clause('documented')], {}, undefined, 'claimed'],
  ['not claimed by what was observed', [clause('observed')], {}, undefined, 'open'],
  ['claimed by one of several', [clause('observed'), clause('documented')], {}, undefined, 'claimed'],
  ['claimed by a clause that is proven', [clause('documented')], {}, () => true, 'claimed'],
  ['unproven when nothing turns its clause red', [clause('documented')], {}, () => false, 'unproven'],
  ['silent whatever rests on it', [clause('documented')], { silent: 'why' }, undefined, 'silent'],
  ['untestable as its clause says', [clause('documented', 'why')], {}, undefined, 'untestable'],
  ['untestable as it says itself', [], { untestable: 'why' }, undefined, 'untestable'],
  ['open without a clause', [], {}, undefined, 'open'],
]

test.each(rows)('a statement is %s', (_, clauses, statement, isProven, state) => {
  const { statements, counts } = coverageOf([{ ...STATEMENT, ...statement }], clauses, isProven)
  expect(statements[0]?.state).toBe(state)
  expect(counts[state]).toBe(1)
})

test('a source that is no statement is told', () => {
  expect(coverageOf([], [clause('documented')]).unknown).toEqual([
    { clause: 'content.a', source: 'content/a' },
  ])
})
