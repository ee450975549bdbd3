import { expect, test } from 'vitest'
import type { FreedomFacts } from '../targets/oracle.ts'
import { UsageError } from '../usage-error.ts'
import type { Cause } from './causes.ts'
import { type Adapt, type Comparison, leftOf, openLearning } from './learning.ts'
import type { Liberty } from './liberties.ts'
import { madeAnswer } from './made-answer.fixture.ts'
import type { Query } from './query.ts'
import { type QueryDiagnosis, withoutDiagnosis } from './query-diagnosis.ts'
import type { Judged, Twin } from './twin.ts'
import { readWritten } from './written.ts'

const ANSWER = madeAnswer(200, {})
const QUERY: Query = readWritten('GET /api/a')

const judged = (path: string | null): Judged => ({
  ...{ query: QUERY, expected: ANSWER, actual: ANSWER, told: [ANSWER], clauses: [] },
  ...{ place: path ?? '', difference: path === null ? null : { path, expected: 1, actual: 2 } },
})

/** A twin that finds the same difference in every answer, or none. */
const twin = (path: string | null): Twin => ({
  ask: async () => judged(path),
  clausesOf: async () => [],
  notes: () => [],
})

const freedom = (id: string): Liberty => {
  const of: FreedomFacts = { id, says: id, leftOpenBy: [] }
  return { kind: 'freedom', of }
}

const causeOf = (path: string): Cause => {
  const smallest = judged(path)
  return { smallest, first: smallest, count: 1, rests: [], quirks: [], right: [] }
}

interface Servers {
  readonly usual: string | null
  readonly adapted: string | null
  readonly adapt?: Adapt
}

const RULES = { ignored: new Set<string>(), isKnownTime: () => false }

const comparisonBy = (by: Twin): Comparison => ({
  twin: by,
  diagnosis: withoutDiagnosis,
  oracles: [],
  rules: RULES,
})

/** What is learnt from a cause is named like the place where it differs. */
function openWith({ usual, adapted, adapt }: Servers) {
  const taken: (readonly string[])[] = []
  const learning = openLearning({
    usual: comparisonBy(twin(usual)),
    adapt:
      adapt ??
      (async ({ freedoms }) => {
        taken.push(freedoms)
        return { ...comparisonBy(twin(adapted)), close: async () => {} }
      }),
    freedomIn: async () => null,
    libertyIn: async ({ smallest }) => (smallest.place === 'wrong' ? null : freedom(smallest.place)),
  })
  return { learning, taken }
}

test('nothing is known at first: a difference is what it is', async () => {
  const { learning } = openWith({ usual: 'time', adapted: null })
  const difference = judged('time')
  expect([learning.learnt, await leftOf(difference, learning)]).toEqual([[], difference])
})

test.each<[what: string, servers: Servers, left: string | null]>([
  ['is explained by what is known', { usual: 'time', adapted: null }, null],
  ['is another one beside what is known', { usual: 'time', adapted: 'entries' }, 'entries'],
  ['comes of what was learnt alone', { usual: null, adapted: 'entries' }, null],
])('a difference that %s', async (_, servers, left) => {
  const { learning } = openWith(servers)
  await learning.learn(causeOf('time'))
  expect((await leftOf(judged('time'), learning))?.place ?? null).toBe(left)
})

test('what was learnt says how answers are compared from then on', async () => {
  const rules = { ...RULES, inAnyWords: true }
  const adapt: Adapt = async () => ({ ...comparisonBy(twin(null)), rules, close: async () => {} })
  const { learning } = openWith({ usual: 'time', adapted: null, adapt })
  expect(learning.comparison.rules).toBe(RULES)
  await learning.learn(causeOf('time'))
  expect(learning.comparison.rules).toBe(rules)
})

test('what a target has as the usual oracle has it is not wrong, whatever was learnt', async () => {
  const expecting = (json: unknown, path: string): Twin => ({
    ...twin(path),
    ask: async () => ({ ...judged(path), expected: madeAnswer(200, json) }),
  })
  const learning = openLearning({
    usual: comparisonBy(expecting({ secret: 2, wrong: 1 }, 'body.wrong')),
    adapt: async () => ({
      ...comparisonBy(expecting({ secret: 1, wrong: 1 }, 'body.secret')),
      close: async () => {},
    }),
    freedomIn: async () => null,
    libertyIn: async () => freedom('secrets'),
  })
  await learning.learn(causeOf('secrets'))
  expect((await leftOf(judged('body.wrong'), learning))?.place).toBe('body.wrong')
})

test('what is learnt adds up, and is learnt once', async () => {
  const { learning, taken } = openWith({ usual: 'time', adapted: null })
  const learnt: (string | undefined)[] = []
  for (const path of ['time', 'meta', 'time', 'wrong'])
    learnt.push((await learning.learn(causeOf(path)))?.of.id)
  expect(learnt).toEqual(['time', 'meta', undefined, undefined])
  expect(taken).toEqual([['time'], ['time', 'meta']])
  expect(learning.learnt.map(({ of }) => of.id)).toEqual(['time', 'meta'])
})

test('what the usual oracle gives a name to keeps it, where what was learnt spoils it', async () => {
  const named = (...quirks: readonly string[]): QueryDiagnosis => ({
    ...withoutDiagnosis,
    explain: async () => quirks,
    among: async ids => ids.filter(id => quirks.includes(id)),
    sparing: async ids => ids.filter(id => quirks.includes(id)),
  })
  const learning = openLearning({
    usual: { ...comparisonBy(twin('time')), diagnosis: named('a', 'b') },
    adapt: async () => ({ ...comparisonBy(twin(null)), diagnosis: named('c'), close: async () => {} }),
    freedomIn: async () => null,
    libertyIn: async ({ smallest }) => freedom(smallest.place),
  })
  await learning.learn(causeOf('time'))
  const { explain, among, sparing } = learning.comparison.diagnosis
  const seen = { difference: judged('time'), first: judged('time'), right: [] }
  expect(await explain(seen, [])).toEqual(['c'])
  expect(await among(['a', 'b', 'c', 'd'], seen.difference)).toEqual(['c', 'a', 'b'])
  expect(await sparing(['a', 'd'], [])).toEqual(['a'])
})

test('what does not go with what is known is not learnt', async () => {
  const adapt: Adapt = async () => {
    throw new UsageError('both replace the same unit')
  }
  const { learning } = openWith({ usual: 'time', adapted: null, adapt })
  expect([await learning.learn(causeOf('time')), learning.learnt]).toEqual([null, []])
})
