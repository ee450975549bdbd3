import { expect, test } from 'vitest'
import { libraryContext, typeNamed } from '../../library-context.fixture.ts'
import { existence } from './existence.ts'

const context = libraryContext()
const lacking = (count: number, uid: string) =>
  `${count} relation(s) of type ${uid} associated with this entity do not exist`
const AUTHORS = (count: number) => lacking(count, 'api::author.author')
const GENRES = (count: number) => lacking(count, 'api::genre.genre')
const BOOKS = (count: number) => lacking(count, 'api::book.book')
const FILES = (count: number) => lacking(count, 'plugin::upload.file')
const UNREADABLE = 'Invalid relations'
const UNNAMED = 'Cannot build relations store from dynamiczone, component identifier is undefined'

const rows: readonly (readonly [given: Readonly<Record<string, unknown>>, message: string | null])[] = [
  [{}, null],
  [{ title: 'text', extra: { id: 99 } }, null],
  [{ author: 1 }, null],
  [{ author: '1' }, null],
  [{ author: 99 }, AUTHORS(1)],
  [{ author: 'x' }, AUTHORS(1)],
  [{ author: '0x1' }, AUTHORS(1)],
  [{ author: true }, null],
  [{ author: false }, AUTHORS(1)],
  [{ author: null }, null],
  [{ author: undefined }, null],
  [{ author: { id: 1 } }, null],
  [{ author: {} }, null],
  [{ author: [{ id: 99 }] }, AUTHORS(1)],
  [{ author: [{}] }, UNREADABLE],
  [{ author: [null] }, UNREADABLE],
  [{ author: [undefined] }, UNREADABLE],
  [{ author: [{ id: { a: 1 } }] }, UNREADABLE],
  [{ author: [{ id: null }] }, AUTHORS(1)],
  [{ genres: [1, 2] }, null],
  [{ genres: [1, 98, 99] }, GENRES(2)],
  [{ genres: [98, 98] }, GENRES(1)],
  [{ genres: [1, '1'] }, GENRES(1)],
  [{ genres: { connect: [98] } }, GENRES(1)],
  [{ genres: { connect: [{ id: 98 }], set: [99, 97] } }, GENRES(1)],
  [{ genres: { set: [98, 99] } }, GENRES(2)],
  [{ genres: { connect: null, set: [99] } }, GENRES(1)],
  [{ genres: { disconnect: [99] } }, null],
  [{ genres: { connect: 99 } }, UNREADABLE],
  [{ genres: { connect: [], set: [99] } }, null],
  [{ author: 99, genres: [99] }, AUTHORS(1)],
  [{ genres: [98], similar: [97] }, GENRES(1)],
  [{ sequel: 97, similar: [98] }, BOOKS(2)],
  [{ cover: 99 }, FILES(1)],
  [{ cover: 1, pictures: [98, 99] }, FILES(2)],
  [{ seo: { image: 99 } }, FILES(1)],
  [{ seo: { image: 1, link: { book: 99 } } }, BOOKS(1)],
  [{ seo: [{ image: 98 }] }, FILES(1)],
  [{ seo: 'text' }, null],
  [{ links: [{ book: 1 }, { book: 98 }, { book: 99 }] }, BOOKS(2)],
  [{ links: [{ book: [null] }, { book: 99 }] }, UNREADABLE],
  [{ links: { book: 99 } }, BOOKS(1)],
  [{ links: [null, 7] }, null],
  [
    {
      zone: [
        { __component: 'block.quote', by: 99 },
        { __component: 'meta.link', book: 1 },
      ],
    },
    AUTHORS(1),
  ],
  [
    {
      zone: [
        { __component: 'meta.link', book: 98 },
        { __component: 'meta.link', book: 99 },
      ],
    },
    BOOKS(2),
  ],
  [{ zone: [{ by: 99 }] }, UNNAMED],
  [{ zone: [{ __component: '' }] }, UNNAMED],
  [{ zone: [{ __component: 'block.none' }] }, UNREADABLE],
  [{ zone: [{ __component: 7 }] }, UNREADABLE],
  [{ zone: ['text'] }, UNREADABLE],
  [{ zone: [null] }, UNREADABLE],
  [{ zone: [] }, null],
  [{ zone: 'text' }, UNNAMED],
  [{ zone: { __component: 'meta.link', book: 99 } }, BOOKS(1)],
]
test.each(rows)('%j: %s', (given, message) => {
  expect(existence.broken(given, typeNamed('book', context), context)).toBe(message)
})

test('a relation to any type is looked at when it is linked', () => {
  const given = { about: [{ id: 99 }], things: 'text' }
  expect(existence.broken(given, typeNamed('note', context), context)).toBeNull()
})
