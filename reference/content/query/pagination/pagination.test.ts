import { describe, expect, it } from 'vitest'
import { libraryContext } from '../../actions/library-context.fixture.ts'
import type { RawQuery } from '../query.ts'
import { readPagination } from './pagination.ts'

const context = libraryContext()

/** What a list of 45 entries tells of its page; the library shows 10 and at most 50. */
function read(query: RawQuery, rest: object = {}) {
  const options = { ...context.options, rest: { ...context.options.rest, ...rest } }
  const { start, limit, withCount, meta } = readPagination(query, { ...context, options })
  return { start, limit, withCount, meta: meta(withCount ? 45 : null) }
}

const byPage = (page: number, pageSize: number, pageCount: number) => ({
  start: (page - 1) * pageSize,
  limit: pageSize,
  withCount: true,
  meta: { page, pageSize, pageCount, total: 45 },
})

const byOffset = (start: number, limit: number, shown = limit) => ({
  start,
  limit,
  withCount: true,
  meta: { start, limit: shown, total: 45 },
})

describe('a page of a list', () => {
  it.each<[pagination: unknown, page: object]>([
    [undefined, byPage(1, 10, 5)],
    ['3', byPage(1, 10, 5)],
    [{ other: '3' }, byPage(1, 10, 5)],
    [{ page: '' }, byPage(1, 10, 5)],
    [{ page: '0' }, byPage(1, 10, 5)],
    [{ page: '-2' }, byPage(1, 10, 5)],
    [{ page: '0.5' }, byPage(1, 10, 5)],
    [{ page: '3' }, byPage(3, 10, 5)],
    [{ page: '1e1' }, byPage(10, 10, 5)],
    [{ page: 2, pageSize: '015' }, byPage(2, 15, 3)],
    [{ pageSize: '44' }, byPage(1, 44, 2)],
    [{ pageSize: '45' }, byPage(1, 45, 1)],
    [{ pageSize: '0' }, byPage(1, 1, 45)],
    [{ pageSize: '-1' }, byPage(1, 1, 45)],
    [{ pageSize: '' }, byPage(1, 1, 45)],
    [{ pageSize: '51' }, byPage(1, 50, 1)],
    [{ pageSize: '50.5' }, byPage(1, 50, 1)],
    [{ pageSize: '0.9' }, byPage(1, 1, 45)],
    [{ start: '' }, byOffset(0, 10)],
    [{ start: '-1' }, byOffset(0, 10)],
    [{ start: '1', limit: '20' }, byOffset(1, 20)],
    [{ limit: '0' }, byOffset(0, 1)],
    [{ limit: '-2' }, byOffset(0, 1)],
    [{ limit: '99' }, byOffset(0, 50)],
    [{ limit: '-1' }, byOffset(0, 50)],
    [{ withCount: 't' }, byPage(1, 10, 5)],
  ])('%j', (pagination, page) => {
    expect(read({ pagination })).toEqual(page)
  })

  it.each([['limit'], ['pageSize']])('has as many entries as %s asks for where there is no maximum', name => {
    expect(read({ pagination: { [name]: '99' } }, { maxLimit: null }).limit).toBe(99)
  })

  it('holds all of them at -1 where there is no maximum', () => {
    const all = read({ pagination: { limit: '-1' } }, { maxLimit: null })
    expect(all).toEqual(byOffset(0, Number.POSITIVE_INFINITY, -1))
  })

  it.each([
    ['0', { pagination: { withCount: '0' } }, {}],
    ['false', { pagination: { withCount: false, page: 1 } }, {}],
    ['nothing, where it is configured so', {}, { withCount: false }],
  ])('is not counted by %s', (_what, query, rest) => {
    expect(read(query, rest)).toMatchObject({ withCount: false, meta: { page: 1, pageSize: 10 } })
    expect(read(query, rest).meta).not.toHaveProperty('total')
  })

  it('is counted where the request says so, whatever is configured', () => {
    expect(read({ pagination: { withCount: 1 } }, { withCount: false })).toEqual(byPage(1, 10, 5))
  })

  it('by offset tells no number that was not counted', () => {
    expect(read({ pagination: { start: 3, withCount: 'f' } }).meta).toEqual({ start: 3, limit: 10 })
  })
})

const CLASH = 'Invalid pagination attributes'

describe('a pagination is refused', () => {
  it.each<[query: RawQuery, message: string]>([
    [{ pagination: { page: 1, start: 1 } }, 'Expected either start/limit or page/pageSize'],
    [{ pagination: { pageSize: 1, limit: 1 } }, 'Expected either start/limit or page/pageSize'],
    [{ pagination: { page: 'x' } }, 'Invalid parameter pagination[page]: expected a whole number, found "x"'],
    [{ pagination: { page: '1.5' } }, 'pagination[page]'],
    [{ pagination: { page: '1e16' } }, 'pagination[page]'],
    [{ pagination: { page: { a: 1 } } }, 'pagination[page]'],
    [{ pagination: { page: { toString: 1, valueOf: 1 } } }, 'expected a whole number'],
    [{ pagination: { pageSize: '2.5' } }, 'pagination[pageSize]'],
    [{ pagination: { start: '0.5' } }, 'pagination[start]'],
    [{ pagination: { limit: '1.5' } }, 'pagination[limit]'],
    [{ pagination: { withCount: 'yes' } }, 'Invalid withCount parameter'],
    [{ pagination: { withCount: null } }, 'Invalid withCount parameter'],
    [{ page: '1' }, CLASH],
    [{ pageSize: '1' }, CLASH],
    [{ start: '1' }, CLASH],
    [{ limit: '1' }, CLASH],
    [{ page: '1', pagination: { start: 1 } }, CLASH],
    [{ pageSize: '1', pagination: { withCount: 'f' } }, CLASH],
  ])('%j: %s', (query, message) => {
    expect(() => read(query)).toThrow(message)
  })

  it.each<[query: RawQuery]>([
    [{ start: '1', pagination: { start: 1 } }],
    [{ limit: '1', pagination: { withCount: 'f' } }],
    [{ page: null, pageSize: undefined, start: null, limit: undefined }],
  ])('but not %j', query => {
    expect(() => read(query)).not.toThrow()
  })
})
