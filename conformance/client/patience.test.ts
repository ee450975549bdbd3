import { expect, test } from 'vitest'
import type { Outcome } from './outcome.ts'
import { patienceOf } from './patience.ts'
import { persistent } from './persistent.ts'

function answer(status: number, retryAfter?: string | readonly string[]): Outcome {
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter }
  return { kind: 'answer', status, headers, text: '', json: undefined, size: 0, isBroken: false, ms: 1 }
}

/** How long each of some outcomes is waited for, one after the other. */
async function waits(...outcomes: readonly Outcome[]) {
  const slept: number[] = []
  const patience = patienceOf(undefined, async ms => void slept.push(ms))
  for (const outcome of outcomes) await patience.waitFor(outcome)
  return slept
}

test.each<[of: string, outcome: Outcome, slept: readonly number[]]>([
  ['seconds', answer(429, '2'), [2000]],
  ['a hiccup that asks for nothing', answer(503), []],
  ['no time at all', answer(503, '0'), []],
  ['more than a run bears', answer(503, '3600'), [5000]],
  ['a date that is over', answer(503, 'Wed, 21 Oct 2015 07:28:00 GMT'), []],
  ['a date far away', answer(503, 'Wed, 21 Oct 2999 07:28:00 GMT'), [5000]],
  ['no time that can be read', answer(503, 'soon'), []],
  ['two times at once', answer(503, ['1', '2']), []],
  ['an answer that is no hiccup', answer(200, '2'), []],
  ['no answer', { kind: 'no-answer', reason: 'broken-off', says: 'gone', ms: 1 }, []],
])('%s', async (_, outcome, slept) => {
  expect(await waits(outcome)).toEqual(slept)
})

test('a target that asks again and again is waited for a minute in all', async () => {
  const slept = await waits(...Array.from({ length: 30 }, () => answer(429, '5')))
  expect(slept.reduce((sum, ms) => sum + ms, 0)).toBe(60_000)
})

test('an interruption ends the waiting', async () => {
  const abort = new AbortController()
  const waiting = patienceOf(abort.signal).waitFor(answer(429, '5'))
  abort.abort()
  expect(await waiting).toBe(5000)
})

test('what a run needs besides its scenarios is sent again when the target asks for it', async () => {
  const slept: number[] = []
  const outcomes = [answer(429, '1'), answer(200)]
  const send = async () => outcomes.shift() ?? answer(500)
  const client = persistent(
    { send, close: async () => {} },
    patienceOf(undefined, async ms => void slept.push(ms)),
  )
  expect(await client.send({ method: 'GET', path: '/', headers: {}, body: null })).toMatchObject({
    status: 200,
  })
  expect(slept).toEqual([1000])
})
