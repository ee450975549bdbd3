import { expect, test } from 'vitest'
import { ContentError } from '../../../errors.ts'
import { create } from '../../create.ts'
import { libraryContext, typeNamed } from '../../library-context.fixture.ts'
import { update } from '../../update.ts'

const author = (id: number) => ({ __type: 'api::author.author', id })

const LINKED = {
  book: { title: 'Old', author: 2, genres: [2, 1], cover: 2, pictures: [1, 2] },
  author: { name: 'Old', note: 2 },
  note: { about: author(1), things: [author(1)] },
}

/** What a new entry is linked to, and what an entry with these links is linked to after a change. */
type Row = readonly [
  name: keyof typeof LINKED,
  attribute: string,
  sent: unknown,
  created: unknown,
  changed: unknown,
]

test.each<Row>([
  ['book', 'author', 1, 1, 1],
  ['book', 'author', '1', 1, 1],
  ['book', 'author', { id: 1 }, 1, 1],
  ['book', 'author', null, null, null],
  ['book', 'author', [2, 1], 1, 1],
  ['book', 'author', [1, 2], 1, 2],
  ['book', 'author', [], null, null],
  ['book', 'author', { set: [1] }, 1, 1],
  ['book', 'author', { connect: [1] }, 1, 1],
  ['book', 'author', { disconnect: [2] }, null, null],
  ['book', 'author', {}, null, 2],
  ['book', 'genres', [1, 2], [1, 2], [1, 2]],
  ['book', 'genres', [1, 1], [1], [1]],
  ['book', 'genres', { disconnect: [null, 2] }, [], [1]],
  ['book', 'genres', 1, [1], [1]],
  ['book', 'genres', { connect: [1] }, [1], [2, 1]],
  ['book', 'genres', { connect: [{ id: 1, position: 'x' }] }, [1], [2, 1]],
  ['book', 'genres', { disconnect: [2] }, [], [1]],
  ['book', 'genres', { set: [] }, [], []],
  ['book', 'cover', 1, 1, 1],
  ['book', 'cover', [1, 2], 1, 1],
  ['book', 'cover', { connect: [1] }, null, null],
  ['book', 'pictures', [2], [2], [2]],
  ['book', 'pictures', { connect: [1] }, [], []],
  ['author', 'note', 1, 1, 1],
  ['author', 'note', [2, 1], 2, 2],
  ['note', 'about', author(2), author(2), author(2)],
  ['note', 'about', null, null, null],
  ['note', 'about', [author(2), author(1)], author(2), author(2)],
  ['note', 'about', { ...author(2), id: '2' }, author(2), author(2)],
  ['note', 'about', author(9), null, null],
  ['note', 'about', { __type: 'api::none.none', id: 1 }, null, null],
  ['note', 'things', [author(2), author(1)], [author(2), author(1)], [author(2), author(1)]],
])('%s.%s takes %j: made as %j, changed to %j', (name, attribute, sent, created, changed) => {
  const context = libraryContext()
  const type = typeNamed(name, context)
  const table = context.store.table(type.uid)
  const made = create(type, { ...(name === 'book' && { title: 'New' }), [attribute]: sent }, context)
  expect(table.get(made.id)?.[attribute]).toEqual(created)
  const other = libraryContext()
  const { id } = create(type, LINKED[name], other)
  update(type, id, { [attribute]: sent }, other)
  expect(other.store.table(type.uid).get(id)?.[attribute]).toEqual(changed)
})

test.each<[name: keyof typeof LINKED, attribute: string, sent: unknown]>([
  ['book', 'genres', [{}]],
  ['book', 'genres', { connect: [{}] }],
  ['book', 'genres', { disconnect: ['x'] }],
  ['book', 'genres', [1.5]],
  ['book', 'pictures', [true]],
  ['note', 'about', 5],
  ['note', 'about', 'x'],
  ['note', 'about', { ...author(1), id: 'x' }],
  ['note', 'about', { __type: 5, id: 1 }],
  ['note', 'things', [author(1), null]],
])('%s.%s does not take %j', (name, attribute, sent) => {
  const context = libraryContext()
  expect(() => update(typeNamed(name, context), 1, { [attribute]: sent }, context)).toThrow(ContentError)
})

test.each<[beside: number, options: object | undefined, after: readonly number[] | null]>([
  [2, undefined, [1, 2]],
  [2, { strict: true }, [1, 2]],
  [9, undefined, null],
  [9, {}, null],
  [9, { strict: true }, null],
  [9, { strict: false }, [2, 1]],
])('a place before %i with the options %j: %j', (before, options, after) => {
  const context = libraryContext()
  const books = typeNamed('book', context)
  const { id } = create(books, { title: 'Old', genres: [2] }, context)
  const genres = { connect: [{ id: 1, position: { before } }], options }
  const write = () => update(books, id, { genres }, context)?.genres
  if (after === null) expect(write).toThrow(ContentError)
  else expect(write()).toEqual(after)
})
