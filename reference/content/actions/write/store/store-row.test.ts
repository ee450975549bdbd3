import { expect, test } from 'vitest'
import { create } from '../../create.ts'
import { libraryContext, NOW, typeNamed } from '../../library-context.fixture.ts'
import { update } from '../../update.ts'

function library() {
  const context = libraryContext({
    file: 'models/src/components/meta/seo.json',
    at: ['attributes', 'links'],
    value: { type: 'component', component: 'meta.link', repeatable: true },
  })
  return { context, books: typeNamed('book', context), seos: context.store.table('meta.seo') }
}

test('what was not sent is its default, else null or an empty list', () => {
  const { context, books } = library()
  expect(create(books, { title: 'Bare' }, context)).toMatchObject({
    title: 'Bare',
    pages: 100,
    lent: null,
    author: null,
    genres: [],
    similar: [],
    notes: [],
    cover: null,
    pictures: [],
    seo: null,
    links: [],
    zone: [],
  })
})

test('a component that is made within a change has its defaults, and nothing else', () => {
  const { context, books, seos } = library()
  const row = update(books, 1, { seo: { title: 'a' } }, context)
  const made = { id: 1, title: 'a', indexable: true, image: null, link: null, links: [] }
  expect([row?.seo, seos.rows]).toEqual([1, [made]])
})

test('a component of a new entry is new, whatever id is sent with it', () => {
  const { context, books, seos } = library()
  create(books, { title: 'One', seo: { title: 'a' } }, context)
  expect(create(books, { title: 'Two', seo: { id: 1, title: 'b' } }, context).seo).toBe(2)
  expect(seos.rows.map(({ title }) => title)).toEqual(['a', 'b'])
})

test('a component that is named by its id keeps what is not sent', () => {
  const { context, books, seos } = library()
  const { id } = create(books, { title: 'One', seo: { title: 'a', link: { url: 'u' } } }, context)
  expect(update(books, id, { seo: { id: 1, indexable: false } }, context)?.seo).toBe(1)
  expect(seos.rows).toMatchObject([{ id: 1, title: 'a', indexable: false, link: 1 }])
})

const author = (id: number) => ({ __type: 'api::author.author', id })

test.each<[fact: string, change: object, after: object]>([
  ['null is no value', { title: null }, { title: null, author: 1 }],
  ['null takes a link away', { author: null }, { title: 'Emma', author: null }],
  ['null takes all links away', { genres: null }, { author: 1, genres: [] }],
  ['what is not sent stays', { title: 'New' }, { title: 'New', author: 1, genres: [1, 2], updatedAt: NOW }],
])('in a change %s', (_fact, change, after) => {
  const { context, books } = library()
  const { id } = create(books, { title: 'Emma', author: 1, genres: [1, 2] }, context)
  expect(update(books, id, change, context)).toMatchObject(after)
})

test('a new entry is linked by what is sent, and null links nothing', () => {
  const { context, books } = library()
  const { id } = create(books, { title: 'Emma', author: 1, genres: null, sequel: null }, context)
  expect(context.store.table(books.uid).get(id)).toMatchObject({ author: 1, genres: [], sequel: null })
  expect(context.store.table('api::author.author').get(1)).toMatchObject({ books: [id] })
})

test.each<[fact: string, sent: object, next: number]>([
  ['to one of any type is refused before the entry has an id', { about: { id: 1 } }, 3],
  ['to many of any type is refused when the entry has one', { things: [author(1), { id: 1 }] }, 4],
])('a relation %s', (_fact, sent, next) => {
  const { context } = library()
  const notes = typeNamed('note', context)
  expect(() => create(notes, sent, context)).toThrow('expected an id and a __type')
  expect(create(notes, { about: author(2), things: [author(1)] }, context)).toMatchObject({
    id: next,
    about: author(2),
    things: [author(1)],
  })
})
