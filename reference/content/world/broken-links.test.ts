import { describe, expect, test } from 'vitest'
import { parseWorld } from '../../world/parse-world.ts'
import { brokenLinks } from './broken-links.fixture.ts'
import { buildStore } from './build-store.ts'
import { libraryOf } from './library.fixture.ts'

const BOOK = 'api::book.book'

const LOADED = parseWorld(
  'library',
  libraryOf({
    [BOOK]: [{ id: 1, author: 1, cover: 1, seo: { id: 1 }, zone: [{ __component: 'block.quote', id: 1 }] }],
    'api::note.note': [{ id: 1, about: { __type: BOOK, id: 1 } }],
  }),
)

describe('a store is found to be broken', () => {
  test.each([
    { uid: BOOK, row: { author: 9 }, broken: [`${BOOK} 1 author: api::author.author 9 is not there`] },
    {
      uid: BOOK,
      row: { author: 2 },
      broken: [`${BOOK} 1 author: api::author.author 2 does not refer back in books`],
    },
    { uid: BOOK, row: { cover: 9 }, broken: [`${BOOK} 1 cover: plugin::upload.file 9 is not there`] },
    { uid: BOOK, row: { seo: 9 }, broken: [`${BOOK} 1 seo: meta.seo 9 is not there`] },
    {
      uid: BOOK,
      row: { zone: [{ __component: 'meta.link', id: 9 }] },
      broken: [`${BOOK} 1 zone: meta.link 9 is not there`],
    },
    {
      uid: 'api::note.note',
      row: { about: null },
      broken: [`${BOOK} 1 notes: api::note.note 1 does not refer back in about`],
    },
    {
      uid: 'api::note.note',
      row: { things: [{ __type: BOOK, id: 9 }] },
      broken: [`api::note.note 1 things: ${BOOK} 9 is not there`],
    },
  ])('by $row in $uid', ({ uid, row, broken }) => {
    const store = buildStore(LOADED)
    const before = store.table(uid).get(1)
    store.table(uid).put({ id: 1, ...before, ...row })
    expect(brokenLinks(store, LOADED.models)).toEqual(expect.arrayContaining(broken))
  })

  test('never just after it was loaded', () => {
    expect(brokenLinks(buildStore(LOADED), LOADED.models)).toEqual([])
  })
})
