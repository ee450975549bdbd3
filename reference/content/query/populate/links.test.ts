import { describe, expect, it } from 'vitest'
import { type Row, Table } from '../../world/table.ts'
import type { RawQuery } from '../query.ts'
import { type LinkQuery, readLinks } from './links.ts'
import { readWindow } from './parameters.ts'

const TARGET = new Table('api::tag.tag', [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }])
const PARENTS: readonly Row[] = [
  { id: 7, tags: [3, 1] },
  { id: 5, tags: [2] },
  { id: 9, tags: 4 },
  { id: 8, tags: null },
  { id: 6, tags: [99] },
]
const ALL: LinkQuery = { keep: () => true, placed: links => links, sort: null }

/** The ids that each parent shows. */
function shown(query: LinkQuery): readonly (readonly number[])[] {
  const links = readLinks(PARENTS, 'tags', TARGET, query)
  return PARENTS.map((_, index) =>
    links.filter(link => link.parent === index).map(link => TARGET.rows[link.position]?.id ?? 0),
  )
}

/** What `start` and `limit` keep of the links. */
function window(params: RawQuery): NonNullable<LinkQuery['cut']> {
  const { start, end } = readWindow(params)
  return links => links.slice(start, end)
}

describe('the links of several parents', () => {
  it.each<[string, Partial<LinkQuery>, readonly (readonly number[])[]]>([
    ['keep the order of each list, and leave out what does not exist', {}, [[3, 1], [2], [4], [], []]],
    ['leave out what the query does not keep', { keep: p => p % 2 === 0 }, [[3, 1], [], [], [], []]],
    [
      'are cut together, first places before second, low ids first',
      { cut: window({ limit: '1' }) },
      [[], [2], [], [], []],
    ],
    ['share a limit', { cut: window({ limit: '3' }) }, [[3], [2], [4], [], []]],
    ['share a start', { cut: window({ start: '3' }) }, [[1], [], [], [], []]],
    ['share both', { cut: window({ start: '1', limit: '2' }) }, [[3], [], [4], [], []]],
    ['have no limit at -1', { cut: window({ limit: '-1' }) }, [[3, 1], [2], [4], [], []]],
    ['have no limit at 0', { cut: window({ limit: '0' }) }, [[3, 1], [2], [4], [], []]],
  ])('%s', (_fact, query, expected) => {
    expect(shown({ ...ALL, ...query })).toEqual(expected)
  })
})

describe('start and limit inside of populate', () => {
  it.each([
    [{ limit: 'abc' }],
    [{ limit: '1.5' }],
    [{ limit: '-2' }],
    [{ start: '-1' }],
    [{ start: ['1'] }],
    [{ limit: '99999999999999999999' }],
  ])('%j is refused', params => {
    expect(() => readWindow(params)).toThrow('takes a whole number')
  })
})
