import { describe, expect, test } from 'vitest'
import { parseWorld } from '../../world/parse-world.ts'
import { buildStore } from './build-store.ts'
import { libraryOf, libraryWith } from './library.fixture.ts'
import type { Store } from './store.ts'

const BOOK = 'api::book.book'

function storeOf(given: Readonly<Record<string, readonly object[]>>): Store {
  return buildStore(parseWorld('library', libraryOf(given)))
}

describe('a store', () => {
  test('has a table for every content-type and component, also for those without rows', () => {
    const uids = [...storeOf({}).tables()].map(table => table.uid)
    expect(uids).toEqual([
      'plugin::upload.file',
      'plugin::upload.folder',
      'plugin::i18n.locale',
      'plugin::users-permissions.permission',
      'plugin::users-permissions.role',
      'plugin::users-permissions.user',
      'api::author.author',
      BOOK,
      'api::genre.genre',
      'api::home.home',
      'api::note.note',
      'api::page.page',
      'block.quote',
      'meta.link',
      'meta.seo',
    ])
  })

  test('keeps components in tables of their own, and their ids where they stood', () => {
    const store = storeOf({
      [BOOK]: [
        {
          id: 1,
          seo: { id: 7, title: 'S', link: { id: 3, url: '/deep' } },
          links: [
            { id: 9, url: '/a' },
            { id: 2, url: '/b' },
          ],
          zone: [
            { __component: 'block.quote', id: 5, text: 'Q' },
            { __component: 'meta.link', id: 4, url: '/z' },
          ],
        },
        { id: 2 },
      ],
    })
    expect(store.table(BOOK).get(1)).toMatchObject({
      seo: 7,
      links: [9, 2],
      zone: [
        { __component: 'block.quote', id: 5 },
        { __component: 'meta.link', id: 4 },
      ],
    })
    expect(store.table(BOOK).get(2)).toMatchObject({ seo: null, links: [], zone: [] })
    expect(store.table('meta.seo').rows).toEqual([
      { id: 7, title: 'S', indexable: true, image: null, link: 3 },
    ])
    expect(store.table('meta.link').rows.map(row => [row.id, row.url])).toEqual([
      [2, '/b'],
      [3, '/deep'],
      [4, '/z'],
      [9, '/a'],
    ])
    expect(store.table('block.quote').rows).toEqual([{ id: 5, text: 'Q', by: null }])
  })

  test('takes out the only component of a type, too', () => {
    const author = 'models/src/api/author/content-types/author/schema.json'
    const files = libraryWith(
      { file: author, at: ['attributes', 'seo'], value: { type: 'component', component: 'meta.seo' } },
      { file: 'data.json', at: ['api::author.author', 0, 'seo'], value: { id: 3, title: 'S' } },
    )
    const store = buildStore(parseWorld('library', files))
    expect(store.table('api::author.author').rows.map(({ seo }) => seo)).toEqual([3, null])
    expect(store.table('meta.seo').get(3)?.title).toBe('S')
  })

  test('keeps entries in id order, whatever the order of the data', () => {
    const ids = storeOf({ [BOOK]: [{ id: 5 }, { id: 2 }, {}] })
      .table(BOOK)
      .rows.map(row => row.id)
    expect(ids).toEqual([2, 5, 6])
  })
})
