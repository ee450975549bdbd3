import { expect, test } from 'vitest'
import { byChange, type Effect, summaryOf, type ToldChanges, type ToldRequest } from './by-change.ts'

const change = (id: string) => ({ id, version: '5.0', says: `the rule of ${id}` })
const request = (target: string, count: number, ...findings: readonly [string, Effect][]): ToldRequest => ({
  ...{ method: 'GET', target, count, isServed: true, instead: null, advice: [] },
  findings: findings.map(([clause, effect]) => ({ clause, effect, says: `${effect} by ${clause}` })),
})

const TOLD: ToldChanges = {
  from: '4.48',
  to: '5.0',
  changes: [change('a'), change('b'), change('none')],
  requests: [
    request('/1', 2, ['a', 'deprecated'], ['b', 'breaks']),
    request('/2', 5, ['a', 'deprecated']),
    request('/3', 1, ['a', 'breaks']),
    { ...request('/4', 3), isServed: false },
  ],
}

test('findings stand by change, what breaks most requests first', () => {
  const shown = byChange(TOLD).map(({ id, effect, does, requests, count }) => [
    ...[id, effect, does, count],
    requests.map(({ target }) => target).join(' '),
  ])
  expect(shown).toEqual([
    ['b', 'breaks', 'breaks by b', 2, '/1'],
    ['a', 'breaks', 'breaks by a', 1, '/3'],
    ['a', 'deprecated', 'deprecated by a', 7, '/1 /2'],
  ])
})

test('each request counts once in the summary', () => {
  expect(summaryOf(TOLD)).toEqual({ all: 11, breaking: 3, touched: 5, unserved: 3 })
})
