import { describe, expect, it } from 'vitest'
import type { Selection } from '../contracts.ts'
import { openGazette } from '../gazette.fixture.ts'
import { compareValues, slugsInFilter } from './order.ts'
import { paginate, rowsOfPage } from './select.ts'

const ROWS = Array.from({ length: 5 }, (_, i) => ({ id: `${i}`, slug: `s${i}` }))
const selection: Selection = {
  rows: ROWS,
  page: 1,
  limit: 15,
  include: new Set(),
  fields: null,
  formats: null,
}

describe('a page of five rows', () => {
  it.each<
    [
      page: number,
      limit: number | 'all',
      ids: string,
      pages: number,
      next: number | null,
      prev: number | null,
    ]
  >([
    [1, 2, '0,1', 3, 2, null],
    [2, 2, '2,3', 3, 3, 1],
    [3, 2, '4', 3, null, 2],
    [4, 2, '', 3, 5, 3],
    [1, 5, '0,1,2,3,4', 1, null, null],
    [2, 5, '', 1, null, null],
    [1, 15, '0,1,2,3,4', 1, null, null],
    [1, 'all', '0,1,2,3,4', 1, null, null],
    [2, 'all', '0,1,2,3,4', 1, null, null],
  ])('number %s of %s each', (page, limit, ids, pages, next, prev) => {
    const asked = { ...selection, page, limit }
    expect(
      rowsOfPage(asked)
        .map(({ id }) => id)
        .join(),
    ).toBe(ids)
    expect(paginate(asked, ROWS.length)).toEqual({ page, limit, pages, total: 5, next, prev })
  })

  it('is one where there are no rows', () => {
    expect(paginate(selection, 0)).toMatchObject({ pages: 1, next: null, prev: null })
  })
})

describe('a list is cut by what a request says', () => {
  it.each<[query: string, page: number, limit: number | 'all']>([
    ['', 1, 15],
    ['limit=3&page=2', 2, 3],
    ['limit=10&page=10', 10, 10],
    ['limit=0&page=0', 1, 15],
    ['limit=all', 1, 'all'],
    ['limit=2&limit=3', 1, 2],
  ])('%s', async (query, page, limit) => {
    const { body } = await openGazette().get(`content: /tags/?${query}`)
    expect(body).toMatchObject({ meta: { pagination: { page, limit } } })
  })

  it.each([
    ['limit=x', 'Validation (matches) failed for limit'],
    ['page=x', 'Validation (matches) failed for page'],
    ['page=1&page=2', 'Validation (matches) failed for page'],
    ['page=-1', 'Validation (matches) failed for page'],
  ])('never by %s', async (query, message) => {
    const { status, body } = await openGazette().get(`content: /tags/?${query}`)
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(message)])
  })
})

it.each([
  ['nothing before anything', [3, null], [null, 3]],
  ['numbers as numbers', [10, 9], [9, 10]],
  ['flags, what is not so first', [true, false], [false, true]],
  ['texts as they are written', ['b', 'B', 'a'], ['B', 'a', 'b']],
])('values stand in their order: %s', (_fact, values, sorted) => {
  expect([...values].sort(compareValues)).toEqual(sorted)
  expect([...values].reverse().sort(compareValues)).toEqual(sorted)
  expect(values.map(value => compareValues(value, value))).toEqual(values.map(() => 0))
})

it.each([
  ['slug:[s3,s1]', '3,1'],
  ['featured:true+slug: [s4,s0]', '4,0'],
  ['slug:s1', '1,3'],
])('rows that %s keeps stand in the order of its list, if it has one', (filter, ids) => {
  const named = ROWS.filter(({ id }) => ids.split(',').includes(id))
  expect(
    slugsInFilter(named, filter)
      .map(({ id }) => id)
      .join(),
  ).toBe(ids)
})
