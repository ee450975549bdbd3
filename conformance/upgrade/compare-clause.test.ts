import { expect, test } from 'vitest'
import type { ClauseVerdicts, ProgramVerdicts } from '../publish/verdicts.ts'
import { compareClause } from './compare-clause.ts'

const program = (verdicts?: ClauseVerdicts): ProgramVerdicts => ({
  platform: null,
  clauses: verdicts ? { c: verdicts } : {},
})
const answering = (how: string, rest: Partial<ClauseVerdicts> = {}): ClauseVerdicts => ({
  answers: { s: { says: 'a fact', how, key: how } },
  ...rest,
})
const otherwise = (from: string | null, to: string | null) => ({
  kind: 'otherwise',
  answers: [{ scenario: 'c.s', says: 'a fact', from, to }],
})

test.each<[string, ClauseVerdicts | undefined, ClauseVerdicts | undefined, unknown]>([
  ['both as the reference', {}, {}, { kind: 'same' }],
  ['both differ alike', answering('x'), answering('x'), { kind: 'same' }],
  ['the newer differs', {}, answering('x'), otherwise(null, 'x')],
  ['the older differed', answering('x'), {}, otherwise('x', null)],
  ['each differs in its way', answering('x'), answering('y'), otherwise('x', 'y')],
  ['the older was not judged', undefined, {}, { kind: 'unknown' }],
  ['the newer was not judged', {}, undefined, { kind: 'unknown' }],
  [
    'each was judged by another scenario',
    { unjudged: ['a'], scenarios: 2 },
    { unjudged: ['b'], scenarios: 2 },
    { kind: 'unknown' },
  ],
  [
    'what only one was judged by does not count, what both were does',
    { unjudged: ['s'], scenarios: 2 },
    answering('x'),
    { kind: 'same' },
  ],
])('%s', (_, from, to, comparison) => {
  expect(compareClause('c', program(from), program(to))).toEqual(comparison)
})
