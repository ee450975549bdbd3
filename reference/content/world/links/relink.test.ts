import { describe, expect, test } from 'vitest'
import { parseWorld } from '../../../world/parse-world.ts'
import type { Attribute } from '../../model/types.ts'
import { buildStore } from '../build-store.ts'
import { libraryOf, libraryWith } from '../library.fixture.ts'
import { forget } from './forget.ts'
import { attributeNamed, change, type Linked } from './linked.ts'
import { relink } from './relink.ts'
import { relinkHolder, relinkView } from './relink-morph.ts'

const BOOK = 'api::book.book'

function library(): Linked {
  const world = parseWorld(
    'library',
    libraryOf({
      [BOOK]: [
        { id: 1, author: 1, genres: [1, 2], sequel: 2, similar: [2, 3], cover: 1, pictures: [1, 2] },
        { id: 2, author: 1, genres: [2] },
        { id: 3 },
      ],
      'api::note.note': [{ id: 1, about: { __type: BOOK, id: 1 } }, { id: 2 }],
    }),
  )
  return { store: buildStore(world), models: world.models }
}

/** Reads `book 1 sequel` as the value of an attribute of a row. */
function read({ store }: Linked, place: string): unknown {
  const [name = '', id, attribute = ''] = place.split(' ')
  const uid = name === 'file' ? 'plugin::upload.file' : `api::${name}.${name}`
  return store.table(uid).get(Number(id))?.[attribute]
}

function relation(world: Linked, uid: string, name: string): Attribute & { kind: 'relation' } {
  const attribute = attributeNamed(world, uid, name)
  if (attribute?.kind !== 'relation') throw new Error(`${name} is no relation`)
  return attribute
}

describe('a relation that is linked anew', () => {
  const rows: readonly [fact: string, end: string, ids: number[], after: Record<string, unknown>][] = [
    [
      'joins the end of the other side',
      'book 3 author',
      [1],
      { 'author 1 books': [1, 2, 3], 'book 3 author': 1 },
    ],
    ['leaves the other side', 'book 1 author', [2], { 'author 1 books': [2], 'author 2 books': [1] }],
    [
      'takes what it is given from whoever had it',
      'author 2 books',
      [2, 1],
      { 'author 1 books': [], 'book 1 author': 2 },
    ],
    ['lets go of what it is not given', 'author 1 books', [2], { 'book 1 author': null, 'book 2 author': 1 }],
    [
      'keeps the order of the other side',
      'book 2 genres',
      [1, 2],
      { 'genre 2 books': [1, 2], 'genre 1 books': [1, 2] },
    ],
    ['parts two that were a pair', 'book 3 sequel', [2], { 'book 1 sequel': null, 'book 2 prequel': 3 }],
    ['parts them from the other side', 'book 2 prequel', [3], { 'book 1 sequel': null, 'book 3 sequel': 2 }],
    ['may refer to its own row', 'book 1 sequel', [1], { 'book 1 prequel': 1, 'book 2 prequel': null }],
    [
      'goes one way without an inverse',
      'book 2 similar',
      [3],
      { 'book 1 similar': [2, 3], 'book 2 similar': [3] },
    ],
    [
      'to one row refers to the first that it is given',
      'book 1 author',
      [2, 1],
      { 'book 1 author': 2, 'author 1 books': [2], 'author 2 books': [1] },
    ],
    ['to one row is null without any', 'book 1 author', [], { 'book 1 author': null, 'author 1 books': [2] }],
    ['is empty when it is given nothing', 'book 1 genres', [], { 'genre 1 books': [], 'genre 2 books': [2] }],
  ]
  test.each(rows)('%s', (_, end, ids, after) => {
    const world = library()
    const [name = '', id, attribute = ''] = end.split(' ')
    const uid = `api::${name}.${name}`
    relink(world, { uid, id: Number(id), attribute: relation(world, uid, attribute) }, ids)
    for (const [place, value] of Object.entries(after))
      expect([place, read(world, place)]).toEqual([place, value])
  })
})

describe('links of any type', () => {
  test('a holder that is linked anew shows where it refers to, and no longer where it did', () => {
    const world = library()
    const end = { uid: 'api::note.note', id: 1, attribute: relation(world, 'api::note.note', 'about') }
    relinkHolder(world, end, [{ __type: BOOK, id: 2 }])
    expect([read(world, 'book 1 notes'), read(world, 'book 2 notes')]).toEqual([[], [1]])
  })

  test('a view that is linked anew takes the holder from what it referred to', () => {
    const world = library()
    relinkView(world, { uid: BOOK, id: 3, attribute: relation(world, BOOK, 'notes') }, [1])
    expect([read(world, 'book 1 notes'), read(world, 'note 1 about')]).toEqual([[], { __type: BOOK, id: 3 }])
  })

  test('a file stays related to a row that still shows it elsewhere', () => {
    const world = library()
    const cover = attributeNamed(world, BOOK, 'cover')
    if (cover?.kind !== 'media') throw new Error('the cover is a file')
    relinkView(world, { uid: BOOK, id: 1, attribute: cover }, [])
    expect(read(world, 'file 1 related')).toEqual([{ __type: BOOK, id: 1 }])
    const pictures = attributeNamed(world, BOOK, 'pictures')
    if (pictures?.kind !== 'media') throw new Error('the pictures are files')
    relinkView(world, { uid: BOOK, id: 1, attribute: pictures }, [2])
    expect(read(world, 'file 1 related')).toEqual([])
  })
})

/** What refers to what: notes are about a book or an author; files are what books and components show. */
function linkedLibrary(): Linked {
  const author = { __type: 'api::author.author', id: 2 }
  const world = parseWorld(
    'library',
    libraryOf({
      [BOOK]: [
        { id: 1, cover: 1, pictures: [1, 2], seo: { id: 1, image: 2, link: { id: 1, book: 2 } } },
        { id: 2, cover: 1 },
        { id: 3, author: 2, similar: [2] },
      ],
      'api::author.author': [{ id: 1 }, { id: 2, note: 3 }],
      'api::note.note': [
        { id: 1, about: { __type: BOOK, id: 1 } },
        { id: 2, about: author, things: [author, { __type: BOOK, id: 2 }] },
        { id: 3, about: author },
        { id: 4, about: { __type: BOOK, id: 1 } },
        { id: 5 },
      ],
    }),
  )
  return { store: buildStore(world), models: world.models }
}

const bookLink = (id: number) => ({ __type: BOOK, id })
const authorLink = (id: number) => ({ __type: 'api::author.author', id })

/** `note 1` as the uid and the id of a row. */
function rowOf(place: string): { readonly uid: string; readonly id: number; readonly name: string } {
  const [type = '', id, name = ''] = place.split(' ')
  const uid = type === 'file' ? 'plugin::upload.file' : type === 'seo' ? 'meta.seo' : `api::${type}.${type}`
  return { uid, id: Number(id), name }
}

function expectHeld(world: Linked, after: Readonly<Record<string, unknown>>): void {
  const held = Object.keys(after).map(place => {
    const { uid, id, name } = rowOf(place)
    return [place, world.store.table(uid).get(id)?.[name]]
  })
  expect(Object.fromEntries(held)).toEqual(after)
}

test.each<[fact: string, end: string, links: ReturnType<typeof bookLink>[], after: Record<string, unknown>]>([
  [
    'which can refer to one refers to the first that it is given',
    'note 5 about',
    [bookLink(2), authorLink(1)],
    { 'note 5 about': bookLink(2), 'book 2 notes': [5], 'author 1 note': null },
  ],
  ['which refers to nothing is null', 'note 1 about', [], { 'note 1 about': null, 'book 1 notes': [4] }],
  [
    'which refers to nothing is no longer shown where it was',
    'note 3 about',
    [],
    { 'note 3 about': null, 'author 2 note': null },
  ],
  [
    'is shown in the order of ids, whenever it came',
    'note 2 about',
    [bookLink(1)],
    { 'book 1 notes': [1, 2, 4], 'author 2 note': 3 },
  ],
  [
    'stays as it is shown where it refers to the same',
    'note 2 about',
    [authorLink(2)],
    { 'note 2 about': authorLink(2), 'author 2 note': 3 },
  ],
  [
    'stays as it is shown where it is the one that is shown',
    'note 3 about',
    [authorLink(2)],
    { 'note 3 about': authorLink(2), 'author 2 note': 3 },
  ],
  [
    'which is shown as one of several shows the one with the smallest id',
    'note 1 about',
    [authorLink(2)],
    { 'author 2 note': 1, 'book 1 notes': [4] },
  ],
  [
    'which can refer to many keeps their order',
    'note 2 things',
    [bookLink(3), bookLink(2)],
    { 'note 2 things': [bookLink(3), bookLink(2)], 'note 2 about': authorLink(2) },
  ],
  ['which can refer to many is empty without any', 'note 2 things', [], { 'note 2 things': [] }],
  [
    'is shown once where it is given twice',
    'file 2 related',
    [bookLink(3), bookLink(3)],
    { 'book 3 pictures': [2], 'book 3 cover': 2, 'book 1 pictures': [1], 'seo 1 image': null },
  ],
])('a holder %s', (_fact, place, links, after) => {
  const world = linkedLibrary()
  const { uid, id, name } = rowOf(place)
  relinkHolder(world, { uid, id, attribute: relation(world, uid, name) }, links)
  expectHeld(world, after)
})

test.each<[fact: string, end: string, ids: number[], after: Record<string, unknown>]>([
  [
    'of many keeps their order, and takes each from where it was',
    'book 2 notes',
    [4, 3],
    { 'book 2 notes': [4, 3], 'book 1 notes': [1], 'author 2 note': null, 'note 3 about': bookLink(2) },
  ],
  [
    'without any leaves the holders without links',
    'book 1 notes',
    [],
    { 'book 1 notes': [], 'note 1 about': null, 'note 4 about': null },
  ],
  [
    'of one shows the first',
    'author 1 note',
    [5, 1],
    { 'author 1 note': 5, 'note 5 about': authorLink(1), 'note 1 about': bookLink(1) },
  ],
  ['of one is null without any', 'author 2 note', [], { 'author 2 note': null, 'note 3 about': null }],
  [
    'which shows the same leaves its holder as it is',
    'book 1 notes',
    [1, 4],
    { 'book 1 notes': [1, 4], 'note 1 about': bookLink(1) },
  ],
  [
    'of files joins what else they are related to',
    'book 3 pictures',
    [2, 1],
    {
      'book 3 pictures': [2, 1],
      'file 1 related': [bookLink(1), bookLink(2), bookLink(3)],
      'file 2 related': [bookLink(1), { __type: 'meta.seo', id: 1 }, bookLink(3)],
    },
  ],
  [
    'of one file takes the first, which is related once however often it is shown',
    'book 1 cover',
    [2, 1],
    { 'book 1 cover': 2, 'file 2 related': [bookLink(1), { __type: 'meta.seo', id: 1 }] },
  ],
  [
    'of a component is left by the file alone',
    'seo 1 image',
    [],
    { 'seo 1 image': null, 'file 2 related': [bookLink(1)] },
  ],
])('a view %s', (_fact, place, ids, after) => {
  const world = linkedLibrary()
  const { uid, id, name } = rowOf(place)
  const attribute = attributeNamed(world, uid, name)
  if (attribute?.kind !== 'relation' && attribute?.kind !== 'media') throw new Error(`${name} is no view`)
  relinkView(world, { uid, id, attribute }, ids)
  expectHeld(world, after)
})

test('a link that is shown by two attributes is left by neither alone', () => {
  const file = 'models/src/api/author/content-types/author/schema.json'
  const notes = { type: 'relation', relation: 'morphMany', target: 'api::note.note', morphBy: 'about' }
  const given = [
    { file, at: ['attributes', 'notes'], value: notes },
    { file: 'data.json', at: ['api::author.author', 0, 'notes'], value: [1] },
    { file: 'data.json', at: ['api::author.author', 0, 'note'], value: 1 },
  ]
  const parsed = parseWorld('library', libraryWith(...given))
  const world = { store: buildStore(parsed), models: parsed.models }
  const end = { uid: 'api::author.author', id: 1 }
  relinkView(world, { ...end, attribute: relation(world, end.uid, 'note') }, [])
  expectHeld(world, { 'author 1 note': null, 'author 1 notes': [1], 'note 1 about': authorLink(1) })
  relinkView(world, { ...end, attribute: relation(world, end.uid, 'notes') }, [])
  expectHeld(world, { 'author 1 notes': [], 'note 1 about': null })
})

test('a relation that shows no links of any type cannot be linked so', () => {
  const world = library()
  const author = { uid: BOOK, id: 1, attribute: relation(world, BOOK, 'author') }
  expect(() => relinkView(world, author, [1])).toThrow(`invariant: nothing holds the links of ${BOOK} author`)
})

test('localizations go one way', () => {
  const world = library()
  const uid = 'api::page.page'
  relink(world, { uid, id: 1, attribute: relation(world, uid, 'localizations') }, [2])
  expectHeld(world, { 'page 1 localizations': [2], 'page 2 localizations': [] })
})

test('a row that is not there is not made by a change', () => {
  const world = library()
  change(world, BOOK, 9, { title: 'Ulysses' })
  expect(world.store.table(BOOK).rows.map(({ id }) => id)).toEqual([1, 2, 3])
})

test('files and entries that are gone leave all others as they were', () => {
  const world = linkedLibrary()
  forget(
    world,
    new Map([
      ['plugin::upload.file', new Set([2])],
      [BOOK, new Set([2])],
    ]),
  )
  expectHeld(world, {
    'book 1 cover': 1,
    'book 1 pictures': [1],
    'seo 1 image': null,
    'file 1 related': [bookLink(1)],
    'book 3 author': 2,
    'book 3 similar': [],
    'note 1 about': bookLink(1),
    'note 2 about': authorLink(2),
    'note 2 things': [authorLink(2)],
    'author 2 note': 3,
  })
  expect(world.store.table('meta.link').get(1)?.book).toBeNull()
})

test('rows that are gone are taken out of everything that refers to them', () => {
  const world = library()
  forget(world, new Map([[BOOK, new Set([1, 2])]]))
  const places = [
    'author 1 books',
    'genre 2 books',
    'book 1 similar',
    'book 1 sequel',
    'note 1 about',
    'file 1 related',
  ]
  expect(places.map(place => read(world, place))).toEqual([[], [], [3], null, null, []])
})
