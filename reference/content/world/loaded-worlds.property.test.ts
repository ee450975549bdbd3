import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseWorld } from '../../world/parse-world.ts'
import { brokenLinks } from './broken-links.fixture.ts'
import { buildStore } from './build-store.ts'
import { libraryOf } from './library.fixture.ts'

/** Entries of each type that a generated world has, with ids from 1. */
const COUNT = 6

const id = fc.integer({ min: 1, max: COUNT })
const ids = fc.uniqueArray(id, { maxLength: COUNT })
const orNothing = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const file = fc.integer({ min: 1, max: 2 })
const link = fc.record({ url: fc.string(), book: orNull(id) }, { requiredKeys: [] })
const seo = fc.record({ title: fc.string(), image: orNull(file), link: orNull(link) }, { requiredKeys: [] })
const bookLink = id.map(book => ({ __type: 'api::book.book', id: book }))

/** Relations are given on one side each, so that the sides cannot disagree. */
const book = fc.record(
  {
    author: orNull(id),
    genres: ids,
    similar: ids,
    cover: orNull(file),
    pictures: fc.uniqueArray(file),
    seo: orNull(seo),
    links: fc.array(link, { maxLength: 3 }),
    zone: fc.array(
      link.map(item => ({ __component: 'meta.link', ...item })),
      { maxLength: 3 },
    ),
  },
  { requiredKeys: [] },
)
const note = fc.record(
  { about: orNull(bookLink), things: fc.array(bookLink, { maxLength: 3 }) },
  { requiredKeys: [] },
)
const rowsOf = (row: fc.Arbitrary<object>) => fc.array(row, { minLength: COUNT, maxLength: COUNT })
const world = fc.record({
  'api::book.book': rowsOf(book),
  'api::author.author': rowsOf(fc.constant({})),
  'api::genre.genre': rowsOf(fc.record({ label: orNothing(fc.string()) })),
  'api::note.note': rowsOf(note),
})

test('every world that loads holds together: both sides of each relation, and every component and file', () => {
  fc.assert(
    fc.property(world, given => {
      const loaded = parseWorld('generated', libraryOf(given))
      expect(brokenLinks(buildStore(loaded), loaded.models)).toEqual([])
    }),
    { numRuns: 200 },
  )
})

test('the same files make the same world twice', () => {
  fc.assert(
    fc.property(world, given => {
      expect(parseWorld('generated', libraryOf(given)).entries).toEqual(
        parseWorld('generated', libraryOf(given)).entries,
      )
    }),
    { numRuns: 50 },
  )
})

test('a given side of a relation is in the store as it was given', () => {
  fc.assert(
    fc.property(rowsOf(fc.record({ genres: ids })), books => {
      const given = { 'api::book.book': books, 'api::genre.genre': Array(COUNT).fill({}) }
      const { rows } = buildStore(parseWorld('generated', libraryOf(given))).table('api::book.book')
      expect(rows.map(row => ({ genres: row.genres }))).toEqual(books)
    }),
    { numRuns: 100 },
  )
})
