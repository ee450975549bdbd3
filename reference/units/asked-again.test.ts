import { expect, test } from 'vitest'
import { AskedAgain } from './asked-again.ts'

test('what is asked for a second time is kept, until others were asked for since', () => {
  const made: string[] = []
  const kept = new AskedAgain<string>(2)
  const ask = (key: string) =>
    kept.get(key, () => {
      made.push(key)
      return `${key}!`
    })
  const asked = ['a', 'b', 'a', 'a', 'b', 'b', 'c', 'c', 'c', 'a']
  expect(asked.map(ask)).toEqual(asked.map(key => `${key}!`))
  expect(made).toEqual(['a', 'b', 'a', 'b', 'c', 'c', 'a'])
})
