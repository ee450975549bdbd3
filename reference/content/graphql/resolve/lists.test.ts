import { beforeAll, describe, expect, test } from 'vitest'
import { type AskLibrary, askedLibrary } from '../library-asked.fixture.ts'

let ask: AskLibrary
beforeAll(async () => {
  ask = await askedLibrary({
    'api::book.book': [
      {
        id: 1,
        title: 'Moby Dick',
        stamp: 0,
        author: 1,
        genres: [2, 1],
        pictures: [2, 1],
        seo: { title: 'whale', link: { url: 'sea' } },
        links: ['a', 'b', 'c'].map(url => ({ url })),
        zone: [
          { __component: 'block.quote', text: 'Call me' },
          { __component: 'meta.link', url: 'd' },
        ],
        similar: [2, 3],
      },
      { id: 2, title: 'Emma', pages: null, author: 2 },
      { id: 3, title: 'Ulysses', publishedAt: null },
    ],
    'api::note.note': [
      {
        id: 1,
        about: { __type: 'api::book.book', id: 1 },
        things: [
          { __type: 'api::author.author', id: 2 },
          { __type: 'api::genre.genre', id: 1 },
        ],
      },
      { id: 2 },
    ],
  })
})

/** The ids of what a list has. */
const idsOf = (list: unknown) => Object(list).data.map(({ id }: { id: string }) => Number(id))

describe('filters keep', () => {
  test.each<readonly [filters: string, ids: readonly number[]]>([
    ['null', [1, 2]],
    ['{}', [1, 2]],
    ['{title: {eq: "Emma"}}', [2]],
    ['{title: {not: {eq: "Emma"}}}', [1]],
    ['{title: {in: ["Emma", "x"]}}', [2]],
    ['{title: null}', []],
    ['{id: {eq: 1}}', [1]],
    ['{pages: {null: true}}', [2]],
    ['{author: {name: {startsWith: "H"}}}', [1]],
    ['{author: {id: {eq: 2}}}', [2]],
    ['{author: null}', [1, 2]],
    ['{links: {url: {eq: "b"}}}', [1]],
    ['{seo: {link: {url: {eq: "sea"}}}}', [1]],
    ['{genres: {label: {not: {eq: "love"}}}}', [1]],
    ['{not: {title: {eq: "Emma"}}}', [1]],
    ['{not: null}', [1, 2]],
    ['{or: [{title: {eq: "Emma"}}, {id: {eq: 1}}]}', [1, 2]],
    ['{and: [{title: {eq: "Emma"}}, {id: {eq: 1}}]}', []],
    ['{and: [null, {title: {eq: "Emma"}}]}', [2]],
    ['{and: null}', [1, 2]],
  ])('by %s the books %j', async (filters, ids) => {
    const { books } = Object(await ask(`{ books(filters: ${filters}, sort: "id") { data { id } } }`))
    expect(idsOf(books)).toEqual(ids)
  })
})

test('where no number of items is the default a list has all', async () => {
  const urls = ['a', 'b', 'c'].map(url => ({ url }))
  const books = [1, 2].map(id => ({ id, title: `${id}`, links: urls }))
  const all = { file: 'options.json', at: ['graphql', 'defaultLimit'], value: -1 }
  const asked = await askedLibrary({ 'api::book.book': books }, all)
  expect(await asked('{ books(sort: "id") { data { attributes { links { url } } } } }')).toEqual({
    books: { data: books.map(() => ({ attributes: { links: urls } })) },
  })
})

describe('an entry shows', () => {
  const rows: readonly (readonly [field: string, shown: unknown])[] = [
    ['stamp', '1970-01-01T00:00:00.000Z'],
    ['author { data { id } }', { data: { id: '1' } }],
    ['prequel { data { id } }', { data: null }],
    ['cover { data { id } }', { data: null }],
    ['pictures { data { id } }', { data: [{ id: '2' }, { id: '1' }] }],
    ['genres { data { id } }', { data: [{ id: '2' }, { id: '1' }] }],
    ['genres(sort: "id") { data { id } }', { data: [{ id: '1' }, { id: '2' }] }],
    ['genres(sort: null) { data { id } }', { data: [{ id: '2' }, { id: '1' }] }],
    ['genres(filters: {label: {eq: "sea"}}) { data { id } }', { data: [{ id: '1' }] }],
    ['genres(pagination: {limit: 1}) { data { id } }', { data: [{ id: '2' }] }],
    ['genres(pagination: {start: 1, limit: 1}) { data { id } }', { data: [{ id: '1' }] }],
    ['similar { data { id } }', { data: [{ id: '2' }] }],
    ['similar(publicationState: PREVIEW) { data { id } }', { data: [{ id: '2' }, { id: '3' }] }],
    ['seo { title link { url } }', { title: 'whale', link: { url: 'sea' } }],
    ['seo { image { data { id } } }', { image: { data: null } }],
    ['links(pagination: {limit: -1}) { url }', [{ url: 'a' }, { url: 'b' }, { url: 'c' }]],
    ['links(pagination: {start: 1, limit: 1}) { url }', [{ url: 'b' }]],
    ['links(sort: "url:desc", pagination: {limit: 2}) { url }', [{ url: 'c' }, { url: 'b' }]],
    ['links(filters: {url: {ne: "b"}}) { url }', [{ url: 'a' }, { url: 'c' }]],
    [
      'zone { __typename ... on ComponentBlockQuote { text } ... on ComponentMetaLink { url } }',
      [
        { __typename: 'ComponentBlockQuote', text: 'Call me' },
        { __typename: 'ComponentMetaLink', url: 'd' },
      ],
    ],
  ]
  test.each(rows)('%s', async (field, shown) => {
    const answer = await ask(`{ book(id: 1) { data { attributes { shown: ${field} } } } }`)
    expect(answer).toEqual({ book: { data: { attributes: { shown } } } })
  })

  test('without any of it no links, and null in place of one', async () => {
    const fields =
      'stamp author { data { id } } genres { data { id } } seo { title } links { url } zone { __typename }'
    expect(await ask(`{ book(id: 3) { data { attributes { ${fields} } } } }`)).toEqual({
      book: {
        data: {
          attributes: {
            stamp: null,
            author: { data: null },
            genres: { data: [] },
            seo: null,
            links: [],
            zone: [],
          },
        },
      },
    })
  })

  test('an argument that is wrong is an error of its field alone, of each entry', async () => {
    const answer = await ask(
      '{ books(sort: "id") { data { attributes { title genres(sort: "nothing") { data { id } } } } } }',
    )
    expect(answer).toEqual({
      data: {
        books: {
          data: ['Moby Dick', 'Emma'].map(title => ({ attributes: { title, genres: null } })),
        },
      },
      errors: ['Invalid parameter nothing', 'Invalid parameter nothing'],
    })
  })
})

describe('a relation to any type', () => {
  const about = 'about { __typename ... on Book { title } }'
  const things = 'things { __typename ... on Author { name } ... on Genre { label } }'
  const NOTES = `{ notes(sort: "id") { data { attributes { ${about} ${things} } } } }`

  test('shows entries of several', async () => {
    const attributes = {
      about: { __typename: 'Book', title: 'Moby Dick' },
      things: [
        { __typename: 'Author', name: 'Jane' },
        { __typename: 'Genre', label: 'sea' },
      ],
    }
    expect(await ask(NOTES)).toEqual({
      notes: { data: [{ attributes }, { attributes: { about: null, things: [] } }] },
    })
  })

  test('shows no entries of a type that the caller may not find', async () => {
    const permissions = ['api::note.note.find', 'api::genre.genre.find']
    const edit = { file: 'options.json', at: ['permissions', 'public'], value: permissions }
    const notes = [
      {
        id: 1,
        about: { __type: 'api::book.book', id: 1 },
        things: [
          { __type: 'api::author.author', id: 2 },
          { __type: 'api::genre.genre', id: 1 },
        ],
      },
    ]
    const askLess = await askedLibrary({ 'api::note.note': notes }, edit)
    expect(await askLess(NOTES, {}, null)).toEqual({
      data: {
        notes: {
          data: [{ attributes: { about: null, things: [null, { __typename: 'Genre', label: 'sea' }] } }],
        },
      },
      errors: ['Forbidden access', 'Forbidden access'],
    })
  })
})
