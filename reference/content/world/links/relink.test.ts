import { describe, expect, test } from 'vitest'
import { parseWorld } from '../../../world/parse-world.ts'
import type { Attribute } from '../../model/types.ts'
import { buildStore } from '../build-store.ts'
import { libraryOf } from '../library.fixture.ts'
import { forget } from './forget.ts'
import { attributeNamed, type Linked } from './linked.ts'
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
