import { describe, expect, it } from 'vitest'
import { parseWorld } from '../../../world/parse-world.ts'
import { contentUnits } from '../../units.ts'
import { buildStore } from '../../world/build-store.ts'
import { libraryOf } from '../../world/library.fixture.ts'
import { schemaOf } from '../attributes.ts'
import type { QueryContext } from '../query.ts'
import { compileFilters } from './compile.ts'
import { positionsWhere } from './condition.ts'
import type { FilterUnits } from './units.ts'

/** The third has no values at all; the fourth those that are next to none. */
const BOOKS = [
  {
    id: 1,
    title: 'Ahab',
    slug: 'ahab',
    binding: 'hard',
    pages: 100,
    isbn: '9007199254740993',
    weight: 0.5,
    price: 9.5,
    printedOn: '2024-02-29',
    readAt: '10:30:00.000',
    soldAt: '2024-01-01T00:00:00.000Z',
    stamp: 1_704_067_200_000,
    lent: true,
    extra: { a: [1, null] },
    story: [],
    secret: 'x',
    author: 1,
    genres: [1, 2],
    similar: [2],
    seo: { title: 'Sea', link: { url: '/a', book: 2 } },
    links: [{ url: '/1' }, { url: '/2', book: 2 }],
  },
  { id: 2, title: 'ahab', pages: 20, isbn: '-12', extra: 'a', author: 2, genres: [1], lent: false },
  { id: 3, title: 'nul', pages: null },
  { id: 4, title: '', pages: 0, isbn: '0', weight: 0, extra: 0, lent: false, author: 3, genres: [] },
]
const AUTHORS = [
  { id: 1, name: 'Herman' },
  { id: 2, name: 'Jane' },
  { id: 3, name: null },
]

const world = parseWorld(
  'library',
  libraryOf({ 'api::book.book': BOOKS, 'api::author.author': AUTHORS, 'api::note.note': [] }),
)

function found(filters: unknown, own: Partial<FilterUnits> = {}): readonly number[] {
  const store = buildStore(world)
  const units = { ...contentUnits, filters: { ...contentUnits.filters, ...own } }
  const context: QueryContext = { ...world, store, units, caller: { may: () => true } }
  const condition = compileFilters(filters, schemaOf(context, 'api::book.book'), context)
  return Array.from(positionsWhere(condition, BOOKS.length), position => position + 1)
}

describe('a filter keeps the entries that meet it, and $not those that fail it', () => {
  it.each<[filters: object, met: readonly number[], failed: readonly number[]]>([
    [{}, [1, 2, 3, 4], [1, 2, 3, 4]],
    [{ id: 2 }, [2], [1, 3, 4]],
    [{ id: ['2', 9] }, [2], [1, 3, 4]],
    [{ id: { $in: [] } }, [], [1, 2, 3, 4]],
    [{ title: 'ahab' }, [2], [1, 3, 4]],
    [{ title: { $eqi: 'AHAB' } }, [1, 2], [3, 4]],
    [{ title: { $ne: 'ahab', $contains: 'a' } }, [1], [2, 3, 4]],
    [{ title: { $startsWith: ['A', 'n'] } }, [1, 3], [2, 4]],
    [{ title: { $not: { $startsWithi: 'a', $endsWith: 'b' } } }, [3, 4], [1, 2]],
    [{ title: { $notContains: null } }, [1, 2, 3, 4], []],
    [{ title: { $notContainsi: null } }, [1, 2, 3, 4], []],
    [{ slug: { $notContains: null } }, [1], []],
    [{ title: { $contains: null } }, [], [1, 2, 3, 4]],
    [{ slug: null }, [2, 3, 4], [1]],
    [{ slug: { $ne: null } }, [1], [2, 3, 4]],
    [{ slug: { $eqi: null } }, [2, 3, 4], [1]],
    [{ slug: { $nei: null } }, [1], [2, 3, 4]],
    [{ slug: { $in: ['ahab', null] } }, [1], []],
    [{ slug: { $notIn: ['x', null] } }, [], []],
    [{ slug: { $in: ['x', { $eq: 'ahab' }] } }, [], [1]],
    [{ pages: { $in: ['20', { $eq: 100 }] } }, [2], [1, 4]],
    [{ pages: { $in: ['20', { nope: 'many' }] } }, [2], [1, 4]],
    [{ slug: { $null: 'false' } }, [1], [2, 3, 4]],
    [{ slug: { $notNull: 'no' } }, [1], [2, 3, 4]],
    [{ slug: { $null: ['f'] } }, [2, 3, 4], [1]],
    [{ slug: { $null: 0 } }, [1], [2, 3, 4]],
    [{ slug: { $null: false } }, [1], [2, 3, 4]],
    [{ slug: { $notNull: null } }, [2, 3, 4], [1]],
    [{ slug: { $null: 1 } }, [2, 3, 4], [1]],
    [{ pages: { $gt: '20' } }, [1], [2, 4]],
    [{ pages: { $gte: '0x14' } }, [1, 2], [4]],
    [{ pages: { $lt: '' } }, [], [1, 2, 4]],
    [{ pages: { $lte: 2e1 } }, [2, 4], [1]],
    [{ pages: { $between: [20, 100] } }, [1, 2], [4]],
    [{ pages: { $contains: '0' } }, [1, 2, 4], []],
    [{ isbn: { $gt: '9007199254740992' } }, [1], [2, 4]],
    [{ isbn: '9007199254740993' }, [1], [2, 4]],
    [{ isbn: '9007199254740992' }, [], [1, 2, 4]],
    [{ isbn: { $eq: ' -12 ' } }, [2], [1, 4]],
    [{ isbn: { $lt: '1e1' } }, [2, 4], [1]],
    [{ isbn: { $lt: '.5' } }, [2, 4], [1]],
    [{ isbn: { $lt: 'x' } }, [1, 2, 4], []],
    [{ isbn: { $endsWith: '2' } }, [2], [1, 4]],
    [{ weight: { $eq: '.5' } }, [1], [4]],
    [{ lent: 'f' }, [2, 4], [1]],
    [{ lent: 0 }, [2, 4], [1]],
    [{ lent: false }, [2, 4], [1]],
    [{ lent: 1 }, [1], [2, 4]],
    [{ lent: { $eq: 'no' } }, [1], [2, 4]],
    [{ printedOn: '2024-02-29T10' }, [1], []],
    [{ readAt: { $lt: '10:30:00.1' } }, [1], []],
    [{ readAt: { $eq: '10:30:00' } }, [1], []],
    [{ soldAt: { $eq: '1704067200000' } }, [1], []],
    [{ stamp: { $lte: '2024-01-01' } }, [1], []],
    [{ stamp: { $startsWith: '17' } }, [1], []],
    [{ extra: { $contains: '[1,null]' } }, [1], [2, 4]],
    [{ extra: { $eq: 'a' } }, [2], [1, 4]],
    [{ extra: 0 }, [4], [1, 2]],
    [{ story: { $contains: '[]' } }, [1], []],
    [{ author: 1 }, [1], [2, 4]],
    [{ author: { $in: ['1', '2'] } }, [1, 2], [4]],
    [{ author: ['1', '3'] }, [1, 4], [2]],
    [{ author: '12' }, [], [1, 2, 4]],
    [{ author: { $null: true } }, [3], [1, 2, 4]],
    [{ author: { name: { $null: true } } }, [3, 4], [1, 2]],
    [{ author: { name: { $ne: 'Jane' } } }, [1], [2]],
    [{ author: { $or: [{ name: 'Jane' }, { id: 3 }], name: { $null: true } } }, [4], [1, 2]],
    [{ author: { $not: { $eq: 1 } } }, [2, 4], [1]],
    [{ genres: { label: 'sea' } }, [1, 2], [1]],
    [{ genres: { id: { $notNull: true } } }, [1, 2], [3, 4]],
    [{ similar: { author: { name: 'Jane' } } }, [1], []],
    [{ seo: { link: { url: { $eq: '/a' }, book: 2 } } }, [1], []],
    [{ links: { url: '/2' } }, [1], [1]],
    [{ notes: { text: { $null: true } } }, [1, 2, 3, 4], []],
    [{ $or: [] }, [1, 2, 3, 4], []],
    [{ $or: [{ id: 1 }, { pages: 20 }, { slug: 'ahab' }] }, [1, 2], []],
    [{ $or: [{ id: 1 }, { pages: 20 }, { lent: 'true' }] }, [1, 2], [4]],
    [{ $and: [{ pages: { $gt: 0 } }, { isbn: { $lt: 0 } }] }, [2], [1, 4]],
    [{ $not: [{ id: 1 }, { title: 'Ahab' }] }, [2, 3, 4], [1]],
    [{ title: { nope: 'x' }, id: 1 }, [1], [2, 3, 4]],
    [{ title: { nope: 'x' } }, [1, 2, 3, 4], [1, 2, 3, 4]],
    [{ $or: [{ title: { nope: 'x' } }, { id: 1 }] }, [1], [2, 3, 4]],
    [{ $and: [{}, { title: {} }] }, [1, 2, 3, 4], []],
  ])('%j', (filters, met, failed) => {
    expect(found(filters)).toEqual(met)
    expect(found({ $not: filters })).toEqual(failed)
  })
})

describe('a filter is refused', () => {
  it.each<[filters: unknown, message: string]>([
    ['title', 'The filters parameter must be an object'],
    [[{ id: 1 }], 'The filters parameter must be an object'],
    [{ nope: 1 }, 'Invalid parameter nope'],
    [{ $and: [{ nope: 1 }] }, 'Invalid parameter nope'],
    [{ author: { nope: 1 } }, 'Invalid parameter nope'],
    [{ author: { books: { nope: 1 } } }, 'Invalid parameter nope'],
    [{ lock: 'x' }, 'Invalid parameter lock'],
    [{ secret: 'x' }, 'Invalid parameter secret'],
    [{ zone: 1 }, 'Invalid parameter zone'],
    [{ cover: 1 }, 'Invalid parameter cover'],
    [{ seo: { image: 1 } }, 'Invalid parameter image'],
    [{ author: { $not: { id: 1 } } }, 'id cannot stand under the attribute id'],
    [{ $eq: 1 }, '$eq needs an attribute in front of it'],
    [{ title: { $and: [{ $eq: 'x' }] } }, '$and cannot stand under the attribute title'],
    [{ title: { $eq: { $eq: 'x' } } }, '$eq of title takes no object'],
    [{ pages: { $between: [1] } }, '$between of pages takes a list of exactly 2 values'],
    [{ pages: { $between: [1, 2, 3] } }, '$between of pages takes a list of exactly 2 values'],
    [{ pages: { $between: [1, { a: 1 }] } }, '$between of pages takes a list of exactly 2 values'],
    [{ pages: 'many' }, 'Invalid parameter pages: expected a number, found "many"'],
    [{ pages: { $in: ['20', { $gt: 'many' }] } }, 'Invalid parameter pages: expected a number, found "many"'],
    [{ pages: { $in: ['20', { $not: { $gt: 'many' } }] } }, 'expected a number, found "many"'],
    [{ printedOn: '2024-02-30' }, 'Invalid date'],
    [{ printedOn: '24-02-03' }, 'Invalid format, expected yyyy-MM-dd'],
    [{ readAt: '10:30' }, 'Invalid time format, expected HH:mm:ss.SSS'],
    [{ soldAt: 'now' }, 'Invalid format, expected a timestamp or an ISO date'],
    [{ $or: { id: 1 } }, '$or takes a list of filters'],
    [{ $not: 'x' }, 'expected an object, found "x"'],
    [{ author: { $null: true, name: 'x' } }, '$null of author cannot stand beside other filters of it'],
  ])('%j: %s', (filters, message) => {
    expect(() => found(filters)).toThrow(message)
  })
})

describe('a unit decides', () => {
  const { relationMix, unknownOperators } = contentUnits.filters
  const refuse = () => {
    throw new Error('mixed')
  }

  it.each<[filters: object, isRefused: boolean]>([
    [{ author: { name: 'Jane' } }, false],
    [{ author: { name: 'Jane', id: 2 } }, true],
    [{ author: { $or: [{ name: 'Jane' }], id: 2 } }, true],
  ])('what may stand side by side under a relation: %j', (filters, isRefused) => {
    const own = { relationMix: { ...relationMix, check: refuse } }
    if (isRefused) expect(() => found(filters, own)).toThrow('mixed')
    else expect(found(filters, own)).toEqual([2])
  })

  it.each<[filters: object, isRefused: boolean]>([
    [{ title: 'ahab' }, false],
    [{ title: { $eq: 'ahab' } }, false],
    [{ title: { $eq: 'ahab', nope: 1 } }, true],
    [{ author: { name: { nope: 1 } } }, true],
  ])('whether an unknown operator is refused: %j', (filters, isRefused) => {
    const own = { unknownOperators: { ...unknownOperators, refuses: () => true } }
    if (isRefused) expect(() => found(filters, own)).toThrow('Invalid parameter nope')
    else expect(found(filters, own)).toEqual([2])
  })
})

it('what cannot be filtered on is left out where its rule says so, and what stands beside it is not', () => {
  const leftOut = contentUnits.filters.filterable.map(rule => ({ ...rule, outcome: 'left-out' as const }))
  expect(found({ secret: 'y' }, { filterable: leftOut })).toEqual([1, 2, 3, 4])
  expect(found({ secret: 'y', title: 'Ahab' }, { filterable: leftOut })).toEqual([1])
})

it('an operator that nothing implies is our own mistake', () => {
  expect(() => found({ title: 'Ahab' }, { implicitOperators: [] })).toThrow(
    'invariant: no operator is implied by "Ahab"',
  )
})
