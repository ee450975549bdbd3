import { describe, expect, test } from 'vitest'
import { parseWorld } from '../../../world/parse-world.ts'
import { Password } from '../../../world/password.ts'
import { libraryOf } from '../library.fixture.ts'

const BOOK = 'api::book.book'

/** The first book of a world in which it is given like this. */
function bookOf(given: object): Readonly<Record<string, unknown>> {
  const { entries } = parseWorld('library', libraryOf({ [BOOK]: [given] }))
  return entries.get(BOOK)?.[0] ?? {}
}

describe('a value is stored in the form that responses show', () => {
  test.each([
    { name: 'title', given: 'Emma', stored: 'Emma' },
    { name: 'title', given: '', stored: '' },
    { name: 'title', given: null, stored: null },
    { name: 'title', given: '%_\\ 😀 İ', stored: '%_\\ 😀 İ' },
    { name: 'binding', given: 'soft', stored: 'soft' },
    { name: 'binding', given: '', stored: '' },
    { name: 'pages', given: -3, stored: -3 },
    { name: 'isbn', given: 12, stored: '12' },
    { name: 'isbn', given: '9223372036854775807', stored: '9223372036854775807' },
    { name: 'isbn', given: '9223372036854776000', stored: '9223372036854775807' },
    { name: 'isbn', given: '-9223372036854776000', stored: '-9223372036854775808' },
    { name: 'isbn', given: '-007', stored: '-7' },
    { name: 'isbn', given: 2 ** 53 - 1, stored: '9007199254740991' },
    { name: 'isbn', given: '9223372036854775808', stored: '9223372036854775807' },
    { name: 'isbn', given: '-9223372036854775809', stored: '-9223372036854775808' },
    { name: 'weight', given: 0.1, stored: 0.1 },
    { name: 'price', given: 9.99, stored: 9.99 },
    { name: 'printedOn', given: '2024-02-29', stored: '2024-02-29' },
    { name: 'readAt', given: '08:05', stored: '08:05:00.000' },
    { name: 'readAt', given: '08:05:01.5', stored: '08:05:01.500' },
    { name: 'readAt', given: '23:59:59.999', stored: '23:59:59.999' },
    { name: 'soldAt', given: '2024-01-01T10:00:00.000Z', stored: '2024-01-01T10:00:00.000Z' },
    { name: 'soldAt', given: '2024-01-31T23:59:59.999Z', stored: '2024-01-31T23:59:59.999Z' },
    { name: 'soldAt', given: '2024-01-01T10:00+02:00', stored: '2024-01-01T08:00:00.000Z' },
    { name: 'soldAt', given: '2024-01-01T10:00:00', stored: '2024-01-01T10:00:00.000Z' },
    { name: 'soldAt', given: '2024-01-01', stored: '2024-01-01T00:00:00.000Z' },
    { name: 'stamp', given: 1000, stored: '1000' },
    { name: 'stamp', given: '-1000', stored: '-1000' },
    { name: 'stamp', given: '1970-01-01T00:00:01Z', stored: '1000' },
    { name: 'lent', given: false, stored: false },
    { name: 'extra', given: { a: [1, null] }, stored: { a: [1, null] } },
    { name: 'extra', given: 'plain', stored: 'plain' },
    { name: 'story', given: [{ type: 'paragraph' }], stored: [{ type: 'paragraph' }] },
    { name: 'secret', given: 'x', stored: 'x' },
    { name: 'cover', given: 2, stored: 2 },
    { name: 'pictures', given: [2, 1], stored: [2, 1] },
    { name: 'pictures', given: null, stored: [] },
    { name: 'similar', given: [1], stored: [1] },
    { name: 'seo', given: null, stored: null },
    { name: 'links', given: null, stored: [] },
    { name: 'zone', given: null, stored: [] },
  ])('$name: $given', ({ name, given, stored }) => {
    expect(bookOf({ [name]: given })[name]).toEqual(stored)
  })

  test.each([
    '2024-13-01',
    '2024-1-1',
    '2024-02-30T00:00:00Z',
    '2024-01-01T25:00:00Z',
    '2024-01-01 noon',
    '',
  ])('soldAt is never %j', given => {
    expect(() => bookOf({ soldAt: given })).toThrow('expected a date and time')
  })
})

test('a password is stored so that it can only be checked', () => {
  expect(bookOf({ lock: 'sesame' }).lock).toBeInstanceOf(Password)
})

describe('a value that is not given', () => {
  test('is null, an empty list, or the default of its attribute', () => {
    expect(bookOf({})).toEqual({
      id: 1,
      title: null,
      slug: null,
      blurb: null,
      review: null,
      contact: null,
      lock: null,
      binding: null,
      pages: 100,
      isbn: null,
      weight: null,
      price: null,
      printedOn: null,
      readAt: null,
      soldAt: null,
      stamp: null,
      lent: null,
      extra: null,
      story: null,
      secret: null,
      author: null,
      genres: [],
      sequel: null,
      prequel: null,
      similar: [],
      notes: [],
      cover: null,
      pictures: [],
      seo: null,
      links: [],
      zone: [],
      createdAt: '2023-12-31T13:30:00.000Z',
      updatedAt: '2023-12-31T13:31:00.123Z',
      publishedAt: '2023-12-31T13:30:00.000Z',
    })
  })

  test('stays null where null is given, also when there is a default', () => {
    expect(bookOf({ pages: null, publishedAt: null })).toMatchObject({ pages: null, publishedAt: null })
  })

  test('is the default of a component, too', () => {
    expect(bookOf({ seo: {} }).seo).toEqual({ id: 1, title: null, indexable: true, image: null, link: null })
  })

  test('keeps the attributes in the order of the model', () => {
    expect(Object.keys(bookOf({ title: 'x', id: 4, slug: 's' })).slice(0, 4)).toEqual([
      'id',
      'title',
      'slug',
      'blurb',
    ])
  })
})

describe('timestamps', () => {
  test('that are given are kept to the letter', () => {
    const given = {
      createdAt: '2020-01-01T00:00:00.000Z',
      updatedAt: '2021-01-01T00:00:00.000Z',
      publishedAt: '2022-01-01T00:00:00.000Z',
    }
    expect(bookOf(given)).toMatchObject(given)
  })

  test('that are missing are those of the entry where createdAt is null', () => {
    expect(bookOf({ createdAt: null })).toMatchObject({
      createdAt: null,
      updatedAt: null,
      publishedAt: '2023-12-31T13:30:00.000Z',
    })
  })

  test('that are missing follow createdAt', () => {
    const createdAt = '2020-01-01T00:00:00.000Z'
    expect(bookOf({ createdAt })).toMatchObject({ updatedAt: createdAt, publishedAt: createdAt })
  })
})

describe('an attribute called like a property of every object', () => {
  test('is read only where the data gives it', () => {
    const schema = {
      info: { singularName: 'car', pluralName: 'cars' },
      attributes: { constructor: { type: 'string' }, toString: { type: 'integer' } },
    }
    const files = new Map([
      ['models/src/api/car/content-types/car/schema.json', JSON.stringify(schema)],
      ['data.json', '{"api::car.car":[{"constructor":"Lotus"},{}]}'],
    ])
    const [lotus, nameless] = parseWorld('cars', files).entries.get('api::car.car') ?? []
    expect(Object.entries(lotus ?? {}).slice(0, 3)).toEqual([
      ['id', 1],
      ['constructor', 'Lotus'],
      ['toString', null],
    ])
    expect(Object.entries(nameless ?? {}).slice(0, 3)).toEqual([
      ['id', 2],
      ['constructor', null],
      ['toString', null],
    ])
  })
})

test.each([
  ['plugin::upload.file', { name: 'sea.png' }, { provider: 'local', folderPath: '/' }],
  ['plugin::upload.file', { provider: 'cloud', folderPath: '/1' }, { provider: 'cloud', folderPath: '/1' }],
  ['plugin::users-permissions.user', { username: 'ada' }, { provider: 'local', role: 1 }],
  ['plugin::users-permissions.user', { provider: null, role: null }, { provider: null, role: null }],
])('an entry of %s that is given %j has %j', (uid, given, stored) => {
  expect(parseWorld('library', libraryOf({ [uid]: [given] })).entries.get(uid)?.[0]).toMatchObject(stored)
})

test('users have no role of their own where roles list their users', () => {
  const [role, user] = ['plugin::users-permissions.role', 'plugin::users-permissions.user']
  const given = {
    [role]: [
      { id: 3, type: 'public', users: [2] },
      { id: 4, type: 'authenticated' },
    ],
    [user]: [{ id: 1 }, { id: 2 }],
  }
  const { entries } = parseWorld('library', libraryOf(given))
  expect(entries.get(user)?.map(it => it.role)).toEqual([null, 3])
})

test('entries that do not say when they were made were made one after the other, and changed later', () => {
  const { entries, untimed } = parseWorld(
    'library',
    libraryOf({
      [BOOK]: [{ id: 1 }, { id: 8 }, { id: 13, updatedAt: '2020-01-01T00:00:00.000Z' }, { id: 10 ** 15 }],
    }),
  )
  expect(entries.get(BOOK)?.map(it => [it.createdAt, it.updatedAt, it.publishedAt])).toEqual([
    ['2023-12-31T13:30:00.000Z', '2023-12-31T13:31:00.123Z', '2023-12-31T13:30:00.000Z'],
    ['2024-01-01T00:00:00.000Z', '2024-01-01T00:01:00.123Z', '2024-01-01T00:00:00.000Z'],
    ['2024-01-01T07:30:00.000Z', '2020-01-01T00:00:00.000Z', '2024-01-01T07:30:00.000Z'],
    ['9999-12-31T00:00:00.000Z', '9999-12-31T00:00:00.000Z', '9999-12-31T00:00:00.000Z'],
  ])
  expect([...untimed]).toContain(BOOK)
})

test.each([
  ['all of its times', { publishedAt: null }, false],
  ['not when it was published', {}, true],
  ['not when it was made', { publishedAt: null, createdAt: undefined }, true],
  ['not when it was changed', { publishedAt: null, updatedAt: undefined }, true],
])('an entry that tells %s', (_fact, given, isUntimed) => {
  const [createdAt, updatedAt] = ['2020-01-01T00:00:00.000Z', '2021-01-01T00:00:00.000Z']
  const { untimed } = parseWorld('library', libraryOf({ [BOOK]: [{ createdAt, updatedAt, ...given }] }))
  expect(untimed.has(BOOK)).toBe(isUntimed)
})
