import { describe, expect, test } from 'vitest'
import { LeftOutList } from '../left-out.ts'
import type { Row } from './entries.ts'
import { linkRows } from './relations.ts'

/** `[from, position, to, position]`: what the attribute `to` of 1 and 2, and the attribute `back` of 11 and 12, become. */
type Given = readonly [number, number | null, number, number | null]

function linked(relation: string, isInverse: boolean, given: readonly Given[]) {
  const rows = new Map([1, 2, 11, 12].map((id): [number, Row] => [id, { id }]))
  const rowOf = (id: number) => rows.get(id) ?? { id }
  const links = given.map(([from, position, to, backPosition]) => ({
    ...{ from: rowOf(from), to: rowOf(to), value: to },
    ...{ position, backPosition },
  }))
  const schema = { type: 'relation', relation, ...(isInverse && { inversedBy: 'back' }) }
  const leftOut = new LeftOutList()
  linkRows({ uid: 'api::a.a', name: 'to', schema }, links, leftOut)
  const lists = [...rows.values()].flatMap(({ id, to, back }) =>
    (to ?? back) === undefined ? [] : [[id, to ?? back]],
  )
  return { lists: Object.fromEntries(lists), lost: leftOut.all.map(({ count, why }) => [count, why]) }
}

const ONE = 'the relation holds one entry, and it already had one'

describe('links of an attribute', () => {
  const rows: readonly (readonly [string, string, boolean, readonly Given[], object, readonly unknown[]])[] =
    [
      [
        'come in the order of their positions, gaps or not',
        'manyToMany',
        false,
        [
          [1, 9, 11, null],
          [1, 2, 12, null],
        ],
        { 1: [12, 11] },
        [],
      ],
      [
        'without a position come first',
        'oneToMany',
        false,
        [
          [1, 1, 11, null],
          [1, null, 12, null],
        ],
        { 1: [12, 11] },
        [],
      ],
      [
        'with equal positions keep the order of the source',
        'oneToMany',
        false,
        [
          [1, 1, 12, null],
          [1, 1, 11, null],
        ],
        { 1: [12, 11] },
        [],
      ],
      ['are one id for a relation to one', 'manyToOne', false, [[1, null, 11, 1]], { 1: 11 }, []],
      [
        'beyond the first are lost for a relation to one',
        'manyToOne',
        true,
        [
          [1, null, 11, 1],
          [1, null, 12, 1],
        ],
        { 1: 11 },
        [[1, ONE]],
      ],
      [
        'of two rows to one are one where each has one',
        'oneToOne',
        true,
        [
          [1, null, 11, null],
          [2, null, 11, null],
        ],
        { 1: 11 },
        [[1, ONE]],
      ],
      [
        'that are there twice count once',
        'manyToMany',
        false,
        [
          [1, 1, 11, 1],
          [1, 2, 11, 2],
        ],
        { 1: [11] },
        [[1, 'they are there twice']],
      ],
      [
        'are not said from the other side where it lists them by id',
        'manyToOne',
        true,
        [
          [1, null, 11, 1],
          [2, null, 11, 2],
        ],
        { 1: 11, 2: 11 },
        [],
      ],
      [
        'are said from the other side where it lists them otherwise',
        'manyToOne',
        true,
        [
          [1, null, 11, 2],
          [2, null, 11, 1],
        ],
        { 1: 11, 2: 11, 11: [2, 1] },
        [],
      ],
      [
        'from both sides have an order on each',
        'manyToMany',
        true,
        [
          [1, 2, 11, 2],
          [1, 1, 12, 1],
          [2, 1, 11, 1],
        ],
        { 1: [12, 11], 2: [11], 11: [2, 1] },
        [],
      ],
    ]
  test.each(rows)('%s', (_says, relation, isInverse, given, lists, lost) => {
    expect(linked(relation, isInverse, given)).toEqual({ lists, lost })
  })
})
