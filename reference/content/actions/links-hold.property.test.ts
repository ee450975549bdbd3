import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ContentError } from '../errors.ts'
import { brokenLinks } from '../world/broken-links.fixture.ts'
import { morphLinks } from '../world/entries/draft.ts'
import type { Store } from '../world/store.ts'
import { create } from './create.ts'
import { remove } from './delete.ts'
import { libraryContext, typeNamed } from './library-context.fixture.ts'
import { update } from './update.ts'
import type { WriteContext } from './write/context.ts'

/** Most of these ids are there. */
const idUpTo = (most: number) => fc.integer({ min: 1, max: most })
const id = idUpTo(4)

/** All ways to write a relation to a type of which so many entries are there. */
function relationTo(most: number) {
  const one = idUpTo(most)
  const place = fc.record({ before: one, after: one, start: fc.boolean() }, { requiredKeys: [] })
  const placed = fc.record({ id: one, position: place }, { requiredKeys: ['id'] })
  const list = fc.array(one, { maxLength: 4 })
  return fc.oneof(
    fc.constant(null),
    one,
    one.map(String),
    list,
    fc.record({ set: list }),
    fc.record(
      { connect: fc.array(fc.oneof(one, placed), { maxLength: 2 }), disconnect: list },
      { requiredKeys: [] },
    ),
  )
}

const books = relationTo(3)
const notes = relationTo(2)
const files = relationTo(2)
const anything = fc.record({ __type: fc.constantFrom('api::book.book', 'api::author.author'), id })
const link = fc.record({ url: fc.string(), book: books }, { requiredKeys: [] })
const seo = fc.record({ id, image: files, link: fc.option(link) }, { requiredKeys: [] })
const book = fc.record(
  {
    author: relationTo(2),
    genres: relationTo(2),
    sequel: books,
    prequel: books,
    similar: books,
    notes: notes,
    cover: files,
    pictures: files,
    seo: fc.option(seo),
    links: fc.array(link, { maxLength: 3 }),
    zone: fc.array(
      link.map(item => ({ __component: 'meta.link', ...item })),
      { maxLength: 2 },
    ),
    publishedAt: fc.option(fc.constant('2024-01-01')),
  },
  { requiredKeys: [] },
)
const values = {
  book: book.map(fields => ({ title: 'x', ...fields })),
  author: fc.record({ books, note: notes }, { requiredKeys: [] }),
  genre: fc.record({ books }, { requiredKeys: [] }),
  note: fc.record(
    { about: fc.option(anything), things: fc.array(anything, { maxLength: 3 }) },
    { requiredKeys: [] },
  ),
}
const write = fc.constantFrom('book', 'author', 'genre', 'note').chain(type =>
  fc.record({
    type: fc.constant(type),
    verb: fc.constantFrom('create', 'update', 'remove'),
    id,
    data: values[type],
  }),
)
type Write = typeof write extends fc.Arbitrary<infer W> ? W : never

test('whatever is written, both sides of each relation agree, and a refused write changes nothing', () => {
  fc.assert(
    fc.property(fc.array(write, { maxLength: 12 }), writes => {
      const context = libraryContext()
      for (const one of writes) {
        const before = rowsOf(context.store)
        if (!perform(one, context)) expect(rowsOf(context.store)).toEqual(before)
        expect(brokenLinks(context.store, context.models)).toEqual([])
        expect(unseenLinks(context.store)).toEqual([])
      }
    }),
    { numRuns: 400 },
  )
})

/** Links of notes and files that the book which they refer to does not show in turn. */
function unseenLinks(store: Store): readonly string[] {
  const books = store.table('api::book.book')
  const shownBy = (id: number, names: readonly string[]) => names.flatMap(name => books.get(id)?.[name] ?? [])
  const unseen = (uid: string, holder: string, views: readonly string[]) =>
    store.table(uid).rows.flatMap(row =>
      morphLinks(row[holder])
        .filter(link => link.__type === books.uid && !shownBy(link.id, views).includes(row.id))
        .map(link => `${uid} ${row.id}: book ${link.id}`),
    )
  return [
    ...unseen('api::note.note', 'about', ['notes']),
    ...unseen('plugin::upload.file', 'related', ['cover', 'pictures']),
  ]
}

/** False when the write is refused. */
function perform({ type: name, verb, id: entry, data }: Write, context: WriteContext): boolean {
  const type = typeNamed(name, context)
  try {
    if (verb === 'create') create(type, data, context)
    if (verb === 'update') update(type, entry, data, context)
    if (verb === 'remove') remove(type, entry, context)
    return true
  } catch (error) {
    if (error instanceof ContentError && error.status === 400) return false
    throw error
  }
}

function rowsOf(store: Store) {
  return new Map([...store.tables()].map(table => [table.uid, [...table.rows]]))
}
