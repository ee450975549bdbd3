import { describe, expect, test } from 'vitest'
import { ContentError } from '../../errors.ts'
import { askedLibrary } from '../library-asked.fixture.ts'
import { settingRules } from '../settings/rules.ts'
import { readSettings } from '../settings/settings.ts'
import {
  amountBound,
  type GivenPagination,
  givenNumbers,
  itemMaximum,
  type Window,
  windowDescription,
  windowRules,
} from './pagination.ts'

const SETTINGS = { ...readSettings({}, settingRules), defaultLimit: 5 }

function windowOf(given: GivenPagination): Window | undefined {
  return windowRules.find(rule => rule.applies(given))?.window(given, SETTINGS)
}

describe('which items of a list are asked for', () => {
  const rows: readonly (readonly [given: GivenPagination, start: number, limit: number])[] = [
    [{}, 0, 5],
    [{ page: 1 }, 0, 5],
    [{ page: 3 }, 10, 5],
    [{ page: 2, pageSize: 3 }, 3, 3],
    [{ pageSize: 3 }, 0, 3],
    [{ pageSize: 0 }, 0, 1],
    [{ pageSize: 1 }, 0, 1],
    [{ pageSize: -1 }, 0, 1],
    [{ page: 0 }, 0, 5],
    [{ page: -4, pageSize: 2 }, 0, 2],
    [{ start: 2 }, 2, 5],
    [{ start: 0, limit: 2 }, 0, 2],
    [{ limit: 2 }, 0, 2],
    [{ start: -2 }, 0, 5],
    [{ limit: 0 }, 0, 1],
    [{ limit: 1 }, 0, 1],
    [{ limit: -1 }, 0, -1],
    [{ limit: -2 }, 0, 1],
  ]
  test.each(rows)('%j asks from %i on for %i', (given, start, limit) => {
    expect(windowOf(given)).toEqual({ start, limit })
  })

  test.each<GivenPagination>([
    { page: 1, limit: 1 },
    { page: 1, start: 0 },
    { pageSize: 1, limit: 1 },
    { pageSize: 1, start: 0 },
  ])('%j mixes both methods', given => {
    expect(() => windowOf(given)).toThrow(
      new ContentError(400, 'PaginationError', 'Cannot use both page & offset pagination in the same query'),
    )
  })

  test.each([
    [undefined, {}],
    [null, {}],
    [{ page: 1, pageSize: null }, { page: 1 }],
    [{ start: 0, limit: undefined }, { start: 0 }],
  ])('of %j counts %j', (pagination, given) => {
    expect(givenNumbers.read(pagination)).toEqual(given)
  })
})

describe('how many items there are at most, where -1 is all', () => {
  test.each([
    [3, 5, 3],
    [5, 3, 3],
    [-1, 3, 3],
    [3, -1, 3],
    [-1, -1, -1],
    [3, null, 3],
    [-1, null, -1],
  ])('of %i with the bound %j: %i', (limit, amountLimit, most) => {
    expect(amountBound.bound(limit, { ...SETTINGS, amountLimit })).toBe(most)
    expect(itemMaximum.bound(limit, { ...SETTINGS, defaultLimit: amountLimit ?? -1 })).toBe(most)
  })
})

describe('the page that is told of', () => {
  const rows: readonly (readonly [
    window: Window,
    total: number,
    page: number,
    pageSize: number,
    pageCount: number,
  ])[] = [
    [{ start: 0, limit: 10 }, 25, 1, 10, 3],
    [{ start: 10, limit: 10 }, 25, 2, 10, 3],
    [{ start: 15, limit: 10 }, 30, 2, 10, 3],
    [{ start: 20, limit: 10 }, 20, 3, 10, 2],
    [{ start: 0, limit: 10 }, 0, 1, 10, 0],
    [{ start: 0, limit: -1 }, 25, 1, 25, 1],
    [{ start: 5, limit: -1 }, 25, 1, 20, 1],
    [{ start: 0, limit: 10, all: true }, 25, 1, 10, 3],
    [{ start: 15, limit: 10, all: true }, 25, 1, 10, 1],
    [{ start: 16, limit: 10, all: true }, 25, 1, 9, 1],
    [{ start: 16, limit: 10, all: false }, 25, 2, 10, 3],
  ]
  test.each(rows)('%j of %i: page %i of size %i, of %i', (window, total, page, pageSize, pageCount) => {
    expect(windowDescription.describe(window, total)).toEqual({ total, page, pageSize, pageCount })
  })
})

test.each([
  [{}, 2],
  [{ maxLimit: 40 }, 40],
  [{ maxLimit: 1 }, 1],
])('who asks for all with the configuration %j is told of a page of %d', async (graphql, pageSize) => {
  const entries = { 'api::book.book': [{ id: 1 }, { id: 2 }] }
  const ask = await askedLibrary(entries, { file: 'options.json', at: ['graphql'], value: graphql })
  const asked = await ask('{ books(pagination: { limit: -1 }) { meta { pagination { pageSize } } } }')
  expect(asked).toEqual({ books: { meta: { pagination: { pageSize } } } })
})
