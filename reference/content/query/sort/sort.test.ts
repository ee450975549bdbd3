import { describe, expect, it } from 'vitest'
import { parseWorld } from '../../../world/parse-world.ts'
import { contentUnits } from '../../units.ts'
import { buildStore } from '../../world/build-store.ts'
import { libraryOf } from '../../world/library.fixture.ts'
import { schemaOf } from '../attributes.ts'
import type { QueryContext } from '../query.ts'
import { compileSort } from './compile.ts'
import { pageInOrder } from './page-in-order.ts'

const BOOKS = [
  { id: 1, title: 'b', pages: 2, isbn: '10', lent: true, author: 2, genres: [2, 1], seo: { title: 'z' } },
  { id: 2, title: 'B', pages: null, isbn: '9', author: 1, genres: [], sequel: 3 },
  { id: 3, title: 'a', pages: 2, isbn: '9007199254740993', lent: false, genres: [1] },
  { id: 4, title: 'é', pages: 10, author: 1, genres: [2], seo: { title: 'y' }, sequel: 1 },
]
const AUTHORS = [
  { id: 1, name: 'Jane' },
  { id: 2, name: 'Herman' },
]
const world = parseWorld('library', libraryOf({ 'api::book.book': BOOKS, 'api::author.author': AUTHORS }))

function sorted(sort: unknown, type = 'book', may = true): readonly number[] | null {
  const store = buildStore(world)
  const context: QueryContext = { ...world, store, units: contentUnits, caller: { may: () => may } }
  const compiled = compileSort(sort, schemaOf(context, `api::${type}.${type}`), context)
  return compiled && pageInOrder([0, 1, 2, 3], compiled, 0, 4).map(position => position + 1)
}

/** `sequel.sequel.title`: over so many relations. */
const over = (relations: number) => `${'sequel.'.repeat(relations)}title`

describe('a sort', () => {
  it.each<[sort: unknown, order: readonly number[] | null]>([
    ['', null],
    [' , ', null],
    [[], null],
    [{}, null],
    ['constructor', null],
    ['author.__proto__', null],
    ['title', [2, 3, 1, 4]],
    [' title:asc ', [2, 3, 1, 4]],
    ['title:desc', [4, 1, 3, 2]],
    ['title:DESC', [4, 1, 3, 2]],
    ['title:desc:asc', [4, 1, 3, 2]],
    ['pages', [2, 1, 3, 4]],
    ['pages:desc', [4, 1, 3, 2]],
    ['isbn', [4, 2, 1, 3]],
    ['lent', [2, 4, 3, 1]],
    ['id:desc', [4, 3, 2, 1]],
    ['pages, title', [2, 3, 1, 4]],
    ['pages,,title:desc', [2, 1, 3, 4]],
    [
      ['pages:desc', 'title'],
      [4, 3, 1, 2],
    ],
    [
      ['pages:desc', 'constructor', ''],
      [4, 1, 3, 2],
    ],
    [
      [{ pages: 'asc' }, { title: 'asc' }],
      [2, 3, 1, 4],
    ],
    [{ pages: 'asc', title: 'asc' }, [2, 3, 1, 4]],
    [{ id: 'desc' }, [4, 3, 2, 1]],
    ['author.name', [3, 1, 2, 4]],
    ['author.name:', [3, 1, 2, 4]],
    ['author.name:desc,id:desc', [4, 2, 1, 3]],
    [{ author: { name: 'desc' } }, [2, 4, 1, 3]],
    ['author.id', [3, 2, 4, 1]],
    ['genres.label', [2, 1, 4, 3]],
    ['genres.label:desc', [1, 3, 4, 2]],
    [
      ['genres.label', 'id:desc'],
      [2, 4, 1, 3],
    ],
    ['seo.title', [2, 3, 4, 1]],
    ['sequel.title', [1, 3, 2, 4]],
    ['sequel.genres.label', [1, 3, 4, 2]],
    [over(249), [1, 2, 3, 4]],
  ])('%j', (sort, order) => {
    expect(sorted(sort)).toEqual(order)
  })

  it.each<[sort: unknown, message: string]>([
    [null, 'expected a field, a list of fields or an object of directions'],
    [undefined, 'expected a field, a list of fields or an object of directions'],
    [7, 'expected a field, a list of fields or an object of directions'],
    ['nope', 'Invalid parameter nope'],
    ['zone', 'Invalid parameter zone'],
    ['lock', 'Invalid parameter lock'],
    ['secret', 'Invalid parameter secret'],
    ['author', 'Invalid parameter author'],
    ['author.', 'Invalid parameter author'],
    ['author.nope', 'Invalid parameter nope'],
    ['title,nope', 'Invalid parameter nope'],
    ['title.x', 'title has no fields'],
    ['id.x', 'id has no fields'],
    [':desc', 'a direction without a field'],
    ['title:', 'expected asc or desc, found ""'],
    ['title:up', 'expected asc or desc, found "up"'],
    ['author:name', 'expected asc or desc, found "name"'],
    [{ title: null }, 'expected asc or desc, found ""'],
    [{ title: ['asc'] }, 'expected asc or desc, found ["asc"]'],
    [{ author: 'name' }, 'expected asc or desc, found "name"'],
    [{ author: '' }, 'Invalid parameter author'],
    [{ author: null }, 'Invalid parameter author'],
    [{ author: {} }, 'Invalid parameter author'],
    [{ author: { nope: 'asc' } }, 'Invalid parameter nope'],
    [{ constructor: 'asc' }, 'Invalid parameter constructor'],
    [['title', { pages: 'asc' }], 'Invalid parameter 0'],
    [[['title']], 'Invalid parameter 0'],
    [over(250), 'more than 250 levels'],
  ])('%j is refused: %s', (sort, message) => {
    expect(() => sorted(sort)).toThrow(message)
  })

  it('over a relation that may point at any type is refused', () => {
    expect(() => sorted('about.id', 'note')).toThrow('Invalid parameter about')
  })

  it('over a relation that the caller may not read is refused, and over a component is not', () => {
    expect(() => sorted('author.name', 'book', false)).toThrow('Invalid parameter author')
    expect(sorted('seo.title', 'book', false)).toEqual([2, 3, 4, 1])
  })
})

it('begins a list of many entries with those that come first, whatever comes before them', () => {
  const authors = Array.from({ length: 1500 }, (_, i) => ({ id: i + 1, name: 'edcba'[i % 5] }))
  const many = parseWorld('library', libraryOf({ 'api::author.author': authors }))
  const context: QueryContext = {
    ...many,
    store: buildStore(many),
    units: contentUnits,
    caller: { may: () => true },
  }
  const compiled = compileSort('name', schemaOf(context, 'api::author.author'), context)
  const positions = authors.map((_, position) => position)
  expect(pageInOrder(positions, compiled, 0, 3)).toEqual([4, 9, 14])
})
