import { expect, test } from 'vitest'
import { Attempts } from './rate-limit.ts'

const LIMIT = { max: 2, interval: 1000 }

const rows: readonly [fact: string, attempts: readonly [key: string, at: number][], last: object][] = [
  ['the first attempt opens a window', [['a', 5]], { remaining: 1, endsAt: 1005, refused: false }],
  [
    'the last of a window passes',
    [
      ['a', 0],
      ['a', 999],
    ],
    { remaining: 0, refused: false },
  ],
  [
    'one too many is refused',
    [
      ['a', 0],
      ['a', 1],
      ['a', 2],
    ],
    { remaining: 0, refused: true },
  ],
  [
    'refused ones do not lengthen the window',
    [
      ['a', 0],
      ['a', 1],
      ['a', 2],
      ['a', 1000],
    ],
    { refused: false },
  ],
  [
    'another key has a window of its own',
    [
      ['a', 0],
      ['a', 1],
      ['b', 2],
    ],
    { remaining: 1, refused: false },
  ],
]
test.each(rows)('%s', (_, attempts, last) => {
  const counter = new Attempts()
  const results = attempts.map(([key, at]) => counter.count(key, LIMIT, at))
  expect(results.at(-1)).toMatchObject(last)
})
