import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { UnderWay } from './under-way.ts'

/** Twenty that end when they are told to, or by themselves. */
function begin(underWay: UnderWay) {
  const ends: (() => void)[] = []
  const outcomes = Array.from({ length: 20 }, () =>
    underWay.whileIn<string>(resolve => {
      ends.push(() => resolve('done'))
      return { interrupt: () => resolve('interrupted') }
    }),
  )
  return { ends, outcomes }
}

test('a signal ends all, and has one listener for them, and none afterwards', async () => {
  const abort = new AbortController()
  const { ends, outcomes } = begin(new UnderWay(abort.signal))
  expect(getEventListeners(abort.signal, 'abort')).toHaveLength(1)
  ends[3]?.()
  await outcomes[3]
  abort.abort()
  const told = await Promise.all(outcomes)
  expect(told.filter(it => it === 'interrupted')).toHaveLength(19)
  expect(told[3]).toBe('done')
  expect(getEventListeners(abort.signal, 'abort')).toHaveLength(0)
})

test('what begins after the signal ends at once', async () => {
  expect(await Promise.all(begin(new UnderWay(AbortSignal.abort())).outcomes)).toEqual(
    Array.from({ length: 20 }, () => 'interrupted'),
  )
})

test('without a signal all end by themselves', async () => {
  const { ends, outcomes } = begin(new UnderWay(undefined))
  for (const end of ends) end()
  expect(await Promise.all(outcomes)).toEqual(Array.from({ length: 20 }, () => 'done'))
})
