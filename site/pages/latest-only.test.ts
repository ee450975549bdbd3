import { expect, test } from 'vitest'
import { latestOnly } from './latest-only.ts'

test('of what comes while one is done, the last is done', async () => {
  const done: number[] = []
  let finish = () => {}
  const ask = latestOnly<number>(async given => {
    await new Promise<void>(resolve => {
      finish = resolve
    })
    done.push(given)
  })
  for (const given of [1, 2, 3]) ask(given)
  for (let turn = 0; turn < 3; turn++) {
    finish()
    await new Promise(resolve => setImmediate(resolve))
  }
  expect(done).toEqual([1, 3])
  ask(4)
  finish()
  await new Promise(resolve => setImmediate(resolve))
  expect(done).toEqual([1, 3, 4])
})
