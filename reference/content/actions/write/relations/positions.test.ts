import { describe, expect, test } from 'vitest'
import { positions } from './positions.ts'

type Position = Readonly<Record<string, unknown>>
type Connect = readonly (readonly [id: number, position?: Position])[]

function place(ids: readonly number[], connect: Connect, strict = true): readonly number[] {
  return positions.place(
    ids,
    connect.map(([id, position = {}]) => ({ id, position })),
    strict,
  )
}

describe('where a connected entry goes', () => {
  const rows: readonly [fact: string, ids: number[], connect: Connect, after: number[]][] = [
    ['to the end', [1, 2], [[3]], [1, 2, 3]],
    ['to the end, in their order', [], [[3], [1]], [3, 1]],
    ['before a linked entry', [1, 2], [[3, { before: 2 }]], [1, 3, 2]],
    ['after one', [1, 2], [[3, { after: 1 }]], [1, 3, 2]],
    ['to the start', [1, 2], [[3, { start: true }]], [3, 1, 2]],
    [
      'to the start before one that went there before',
      [1],
      [
        [2, { start: true }],
        [3, { start: true }],
      ],
      [3, 2, 1],
    ],
    ['one that is linked moves', [1, 2, 3], [[1, { end: true }]], [2, 3, 1]],
    ['beside one that is connected before', [], [[1], [2, { before: 1 }]], [2, 1]],
    ['beside one that is connected after', [], [[2, { before: 1 }], [1]], [2, 1]],
    [
      'two that are linked may change places',
      [1, 2],
      [
        [1, { before: 2 }],
        [2, { before: 1 }],
      ],
      [2, 1],
    ],
    ['before wins over after', [1, 2], [[3, { before: 1, after: 2 }]], [3, 1, 2]],
  ]
  test.each(rows)('%s', (_, ids, connect, after) => {
    expect(place(ids, connect)).toEqual(after)
  })

  test('beside one that is connected at the same time, as its id was sent', () => {
    const placing = (isText: boolean, before: unknown) => () =>
      positions.place(
        [],
        [
          { id: 1, isText, position: {} },
          { id: 2, position: { before } },
        ],
        true,
      )
    expect(placing(true, '1')()).toEqual([2, 1])
    expect(placing(true, 1)).toThrow('The list of connect relations is not valid')
    expect(placing(false, '1')).toThrow('The list of connect relations is not valid')
  })

  test('beside one that is not there to the end, unless strict', () => {
    expect(place([1, 2], [[3, { before: 9 }]], false)).toEqual([1, 2, 3])
  })
})

describe('places that cannot be', () => {
  const rows: readonly [fact: string, ids: number[], connect: Connect, message: string][] = [
    [
      'beside one that is not there',
      [1],
      [[3, { before: 9 }]],
      'There was a problem connecting relation with id 3 at position {"before":9}. The relation with id 9 needs to be connected first.',
    ],
    [
      'beside an id that is text',
      [1],
      [[3, { before: '1' }]],
      'There was a problem connecting relation with id 3 at position {"before":"1"}. The list of connect relations is not valid',
    ],
    [
      'after an id that is text',
      [1],
      [[3, { after: '1' }]],
      'There was a problem connecting relation with id 3 at position {"after":"1"}. The list of connect relations is not valid',
    ],
    ['twice', [], [[1], [1, { start: true }]], 'The relation with id 1 is already connected.'],
    [
      'twice, of which the first that is met again is named',
      [],
      [[3], [1], [2], [1], [2], [3]],
      'The relation with id 1 is already connected.',
    ],
    [
      'in a circle',
      [],
      [
        [1, { after: 2 }],
        [2, { after: 1 }],
      ],
      'A circular reference was found',
    ],
    ['beside itself', [], [[1, { after: 1 }]], 'A circular reference was found'],
  ]
  test.each(rows)('%s', (_, ids, connect, message) => {
    expect(() => place(ids, connect)).toThrow(message)
  })
})

test('a long chain of neighbours is put in order', () => {
  const length = 5_000
  const connect: Connect = Array.from({ length }, (_, i) => [i + 1, i + 1 < length ? { before: i + 2 } : {}])
  expect(place([], connect)).toEqual(connect.map(([id]) => id))
})
