import { describe, expect, test } from 'vitest'
import { parseWorld } from '../../../world/parse-world.ts'
import { libraryOf, libraryWith } from '../library.fixture.ts'

type Given = Readonly<Record<string, readonly object[]>>

/** What each entry of a type holds in an attribute, in the order of the data. */
function heldIn(given: Given, uid: string, attribute: string): readonly unknown[] {
  const { entries } = parseWorld('library', libraryOf(given))
  return (entries.get(uid) ?? []).map(entry => entry[attribute])
}

const BOOK = 'api::book.book'
const AUTHOR = 'api::author.author'
const GENRE = 'api::genre.genre'
const NOTE = 'api::note.note'
const FILE = 'plugin::upload.file'
const bookLink = (id: number) => ({ __type: BOOK, id })

describe('a relation that goes both ways', () => {
  test.each<{ says: string; given: Given; uid: string; attribute: string; holds: readonly unknown[] }>([
    {
      says: 'oneToMany is filled in from manyToOne, in the order of the owners',
      given: {
        [BOOK]: [
          { id: 3, author: 1 },
          { id: 1, author: 1 },
          { id: 2, author: null },
        ],
      },
      uid: AUTHOR,
      attribute: 'books',
      holds: [[3, 1], []],
    },
    {
      says: 'manyToOne is filled in from oneToMany',
      given: { [BOOK]: [{ id: 1 }, { id: 2 }, { id: 3 }], [AUTHOR]: [{ id: 1, books: [3, 1] }] },
      uid: BOOK,
      attribute: 'author',
      holds: [1, null, 1],
    },
    {
      says: 'a given list keeps its order where both sides are given',
      given: {
        [BOOK]: [
          { id: 1, author: 1 },
          { id: 2, author: 1 },
        ],
        [AUTHOR]: [{ id: 1, books: [2, 1] }],
      },
      uid: AUTHOR,
      attribute: 'books',
      holds: [[2, 1]],
    },
    {
      says: 'manyToMany is filled in on the mapped side',
      given: {
        [BOOK]: [
          { id: 1, genres: [2, 1] },
          { id: 2, genres: [2] },
        ],
      },
      uid: GENRE,
      attribute: 'books',
      holds: [[1], [1, 2]],
    },
    {
      says: 'manyToMany is filled in on the owning side',
      given: {
        [BOOK]: [{ id: 1 }, { id: 2 }],
        [GENRE]: [
          { id: 1, books: [2, 1] },
          { id: 2, books: [2] },
        ],
      },
      uid: BOOK,
      attribute: 'genres',
      holds: [[1], [1, 2]],
    },
    {
      says: 'oneToOne with the type itself is filled in',
      given: { [BOOK]: [{ id: 1, sequel: 2 }, { id: 2, sequel: 3 }, { id: 3 }] },
      uid: BOOK,
      attribute: 'prequel',
      holds: [null, 1, 2],
    },
    {
      says: 'oneToOne is filled in on the owning side',
      given: { [BOOK]: [{ id: 1 }, { id: 2, prequel: 1 }] },
      uid: BOOK,
      attribute: 'sequel',
      holds: [2, null],
    },
    {
      says: 'the role of a user is named by its type or id, and users without one are authenticated',
      given: {
        'plugin::users-permissions.user': [
          { id: 1, role: 'public' },
          { id: 2, role: 1 },
          { id: 3 },
          { id: 4, role: null },
        ],
      },
      uid: 'plugin::users-permissions.role',
      attribute: 'users',
      holds: [[2, 3], [1]],
    },
  ])('$says', ({ given, uid, attribute, holds }) => {
    expect(heldIn(given, uid, attribute)).toEqual(holds)
  })

  test.each<{ says: string; given: Given; problem: string }>([
    {
      says: 'an owner that says something else than the list',
      given: { [BOOK]: [{ id: 1, author: 2 }], [AUTHOR]: [{ id: 1, books: [1] }, { id: 2 }] },
      problem: `${BOOK}[0].author: found 2, expected 1, because ${AUTHOR} 1 names this entry in books`,
    },
    {
      says: 'a list that leaves out an owner',
      given: { [BOOK]: [{ id: 1, genres: [1] }], [GENRE]: [{ id: 1, books: [] }] },
      problem: `${GENRE}[0].books: found [], expected 1, because ${BOOK} 1 names this entry in genres`,
    },
    {
      says: 'a list that leaves out two owners, of which the first is named',
      given: {
        [BOOK]: [
          { id: 1, genres: [1] },
          { id: 2, genres: [1] },
        ],
        [GENRE]: [{ id: 1, books: [] }],
      },
      problem: `${GENRE}[0].books: found [], expected 1, because ${BOOK} 1 names this entry in genres`,
    },
    {
      says: 'two owners of one entry in a oneToOne relation',
      given: { [BOOK]: [{ id: 1, sequel: 3 }, { id: 2, sequel: 3 }, { id: 3 }] },
      problem: `${BOOK}[2].prequel: found nothing, expected one entry of ${BOOK} that names this one in sequel, not 1 and 2`,
    },
  ])('is refused for $says', ({ given, problem }) => {
    expect(() => parseWorld('library', libraryOf(given))).toThrow(problem)
  })
})

describe('a morph relation', () => {
  test.each<{ says: string; given: Given; uid: string; attribute: string; holds: readonly unknown[] }>([
    {
      says: 'fills in morphMany, in the order of its entries',
      given: {
        [BOOK]: [{ id: 1 }, { id: 2 }],
        [NOTE]: [
          { id: 2, about: bookLink(1) },
          { id: 1, about: bookLink(1) },
        ],
      },
      uid: BOOK,
      attribute: 'notes',
      holds: [[2, 1], []],
    },
    {
      says: 'fills in morphOne with its first entry',
      given: {
        [NOTE]: [
          { id: 1, about: { __type: AUTHOR, id: 2 } },
          { id: 2, about: { __type: AUTHOR, id: 2 } },
        ],
      },
      uid: AUTHOR,
      attribute: 'note',
      holds: [null, 1],
    },
    {
      says: 'to an entry of another type is none of those that have its id',
      given: { [NOTE]: [{ id: 1, about: { __type: AUTHOR, id: 1 } }] },
      uid: BOOK,
      attribute: 'notes',
      holds: [[], [], []],
    },
    {
      says: 'lets morphOne name any one of several entries',
      given: {
        [AUTHOR]: [{ id: 2, note: 2 }],
        [NOTE]: [
          { id: 1, about: { __type: AUTHOR, id: 2 } },
          { id: 2, about: { __type: AUTHOR, id: 2 } },
        ],
      },
      uid: AUTHOR,
      attribute: 'note',
      holds: [2],
    },
    {
      says: 'takes null for an empty morphMany, as the service answers it',
      given: { [BOOK]: [{ id: 1, notes: null }], [NOTE]: [{ about: null }] },
      uid: BOOK,
      attribute: 'notes',
      holds: [[]],
    },
    {
      says: 'is filled in from morphMany and morphOne',
      given: {
        [BOOK]: [{ id: 1, notes: [3, 1] }],
        [AUTHOR]: [{ id: 1, note: 2 }],
        [NOTE]: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }],
      },
      uid: NOTE,
      attribute: 'about',
      holds: [bookLink(1), { __type: AUTHOR, id: 1 }, bookLink(1), null],
    },
    {
      says: 'to many is kept to the letter',
      given: {
        [BOOK]: [{ id: 1 }, { id: 2 }],
        [NOTE]: [{ things: [bookLink(2), { __type: GENRE, id: 1 }] }, {}],
      },
      uid: NOTE,
      attribute: 'things',
      holds: [[bookLink(2), { __type: GENRE, id: 1 }], []],
    },
    {
      says: 'of a file lists what uses it, components included, each once',
      given: {
        [BOOK]: [
          { id: 1, cover: 1, pictures: [1, 2] },
          { id: 2, seo: { id: 4, image: 2 } },
        ],
        [FILE]: [{ id: 1 }, { id: 2 }, { id: 3 }],
      },
      uid: FILE,
      attribute: 'related',
      holds: [[bookLink(1)], [bookLink(1), { __type: 'meta.seo', id: 4 }], []],
    },
    {
      says: 'of a file is kept when it is given',
      given: { [BOOK]: [{ id: 1, cover: 1 }], [FILE]: [{ id: 1, related: [] }] },
      uid: FILE,
      attribute: 'related',
      holds: [[]],
    },
  ])('$says', ({ given, uid, attribute, holds }) => {
    expect(heldIn(given, uid, attribute)).toEqual(holds)
  })

  test.each<{ says: string; given: Given; problem: string }>([
    {
      says: 'a list with an entry that is about something else',
      given: { [BOOK]: [{ id: 1, notes: [1] }], [NOTE]: [{ id: 1, about: null }] },
      problem: `${BOOK}[0].notes: found [1], expected no 1: ${NOTE} 1 names something else in about`,
    },
    {
      says: 'a list that leaves out an entry',
      given: { [BOOK]: [{ id: 1, notes: [] }], [NOTE]: [{ id: 1, about: bookLink(1) }] },
      problem: `${BOOK}[0].notes: found [], expected 1, because ${NOTE} 1 names this entry in about`,
    },
    {
      says: 'a list with two entries that are about something else, of which the first is named',
      given: { [BOOK]: [{ id: 1, notes: [1, 2] }], [NOTE]: [{ about: null }, { about: null }] },
      problem: `${BOOK}[0].notes: found [1,2], expected no 1: ${NOTE} 1 names something else in about`,
    },
    {
      says: 'a list that leaves out two entries, of which the first is named',
      given: { [BOOK]: [{ id: 1, notes: [] }], [NOTE]: [{ about: bookLink(1) }, { about: bookLink(1) }] },
      problem: `${BOOK}[0].notes: found [], expected 1, because ${NOTE} 1 names this entry in about`,
    },
    {
      says: 'a list that leaves out one of two entries',
      given: { [BOOK]: [{ id: 1, notes: [1] }], [NOTE]: [{ about: bookLink(1) }, { about: bookLink(1) }] },
      problem: `${BOOK}[0].notes: found [1], expected 2, because ${NOTE} 2 names this entry in about`,
    },
    {
      says: 'nothing where an entry is about it',
      given: { [AUTHOR]: [{ id: 1, note: null }], [NOTE]: [{ id: 1, about: { __type: AUTHOR, id: 1 } }] },
      problem: `${AUTHOR}[0].note: found null, expected 1, because ${NOTE} 1 names this entry in about`,
    },
    {
      says: 'two lists with one entry',
      given: {
        [BOOK]: [
          { id: 1, notes: [1] },
          { id: 2, notes: [1] },
        ],
        [NOTE]: [{ id: 1 }],
      },
      problem: `${NOTE}[0].about: found nothing, expected one entry that refers to this one, not ${BOOK} 1 and ${BOOK} 2`,
    },
    {
      says: 'a component that is not there',
      given: { [NOTE]: [{ id: 1, about: { __type: 'meta.seo', id: 3 } }] },
      problem: `${NOTE}[0].about.id: found 3, expected the id of a component meta.seo`,
    },
  ])('is refused for $says', ({ given, problem }) => {
    expect(() => parseWorld('library', libraryOf(given))).toThrow(problem)
  })
})

describe('a world has besides its data', () => {
  const [ROLE, LOCALE] = ['plugin::users-permissions.role', 'plugin::i18n.locale']

  test.each<[fact: string, given: Given, uid: string, attribute: string, held: readonly unknown[]]>([
    ['English without any locale', { [LOCALE]: [] }, LOCALE, 'name', ['English (en)']],
    ['no English where it has another locale', { [LOCALE]: [{ code: 'fr' }] }, LOCALE, 'code', ['fr']],
    ['two roles', {}, ROLE, 'type', ['authenticated', 'public']],
    [
      'each of them once',
      { [ROLE]: [{ type: 'editor' }, { type: 'public' }] },
      ROLE,
      'type',
      ['editor', 'public', 'authenticated'],
    ],
  ])('%s', (_fact, given, uid, attribute, held) => {
    const pages = { 'api::page.page': [], 'api::home.home': [] }
    expect(heldIn({ ...pages, ...given }, uid, attribute)).toEqual(held)
  })

  test('nothing where there is none', () => {
    const files = new Map(libraryOf({}))
    files.delete('data.json')
    const { entries } = parseWorld('library', files)
    expect([entries.get(BOOK), entries.get(LOCALE)?.length]).toEqual([[], 1])
  })
})

test.each<[fact: string, file: string, name: string, attribute: object, given: Given]>([
  [
    'a relation to any type that is called as that of files',
    'note',
    'related',
    { type: 'relation', relation: 'morphToMany' },
    { [BOOK]: [{ id: 1, cover: 1 }], [NOTE]: [{ id: 1 }] },
  ],
  [
    'a relation to a type that holds links, which shows none of them',
    'genre',
    'related',
    { type: 'relation', relation: 'oneToOne', target: NOTE },
    { [GENRE]: [{ id: 1, related: 1 }], [NOTE]: [{ id: 1 }] },
  ],
])('%s gives no links', (_fact, type, name, attribute, given) => {
  const file = `models/src/api/${type}/content-types/${type}/schema.json`
  const data = Object.entries(given).map(([uid, value]) => ({ file: 'data.json', at: [uid], value }))
  const files = libraryWith({ file, at: ['attributes', name], value: attribute }, ...data)
  const [note] = parseWorld('library', files).entries.get(NOTE) ?? []
  expect([note?.about, note?.related ?? []]).toEqual([null, []])
})
