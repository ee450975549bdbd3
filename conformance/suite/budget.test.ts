import { expect, test } from 'vitest'
import { type Budget, takeWithin } from './budget.ts'
import type { Scenario } from './clause.ts'

function scenario(id: string, writes = false): Scenario {
  const clause = id.slice(0, 1)
  return {
    id,
    clause,
    writes,
    sendsWrites: writes,
    says: '',
    strength: 'must',
    service: 'content',
    world: 'w',
    versions: null,
    platformVersion: null,
    requires: [],
    tags: [],
    rests: [],
    steps: [],
  }
}

const ALL = [scenario('a1'), scenario('a2'), scenario('b1'), scenario('b2'), scenario('c1', true)]
const TIMES = { a1: 10, a2: 10, b1: 10, b2: 10, c1: 10 }

test.each<[string, Partial<Budget>, string[]]>([
  ['everything when there is time', { ms: 50 }, ['a1', 'a2', 'b1', 'b2', 'c1']],
  ['one per clause first', { ms: 30 }, ['a1', 'b1', 'c1']],
  ['those that noticed most quirks before all others', { ms: 20, kills: new Map([['b2', 3]]) }, ['a1', 'b2']],
  ['more when several run at once, but not of those that write', { ms: 20, workers: 2 }, ['a1', 'b1', 'c1']],
  ['a scenario that was never timed as one of the mean', { ms: 20, times: { a1: 5, b1: 15 } }, ['a1', 'b1']],
  ['as many as usually fit when none was ever timed', { ms: 50, times: {}, usual: 25 }, ['a1', 'b1']],
  ['one when there is time for none', { ms: 1 }, ['a1']],
])('takes %s', (_, budget, ids) => {
  const whole = { ms: 50, workers: 1, times: TIMES, usual: 20, kills: new Map<string, number>(), ...budget }
  expect(takeWithin(ALL, whole).map(({ id }) => id)).toEqual(ids)
})
