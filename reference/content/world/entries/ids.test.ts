import { describe, expect, test } from 'vitest'
import { parseWorld } from '../../../world/parse-world.ts'
import { libraryOf } from '../library.fixture.ts'

function idsOf(uid: string, rows: readonly object[]): readonly number[] {
  const { entries } = parseWorld('library', libraryOf({ [uid]: rows }))
  return (entries.get(uid) ?? []).map(entry => entry.id)
}

describe('ids of entries', () => {
  test.each([
    { says: 'are given in order when none is there', rows: [{}, {}, {}], ids: [1, 2, 3] },
    { says: 'that are given are kept, gaps and order included', rows: [{ id: 9 }, { id: 2 }], ids: [9, 2] },
    { says: 'may be too large for a time of their own', rows: [{ id: 10 ** 15 }], ids: [10 ** 15] },
    { says: 'that are missing follow the highest', rows: [{}, { id: 7 }, {}], ids: [8, 7, 9] },
  ])('$says', ({ rows, ids }) => {
    expect(idsOf('api::genre.genre', rows)).toEqual(ids)
  })
})

describe('ids of components', () => {
  test('are their own for each component, and missing ones follow the highest in the order of the data', () => {
    const { entries } = parseWorld(
      'library',
      libraryOf({
        'api::book.book': [
          {
            links: [{ url: 'a' }, { id: 5, url: 'b' }],
            zone: [{ __component: 'block.quote' }, { __component: 'block.quote' }],
          },
          { links: [{ url: 'c' }], seo: { link: { url: 'd' } } },
        ],
      }),
    )
    const [first, second] = entries.get('api::book.book') ?? []
    expect(first).toMatchObject({
      links: [
        { id: 6, url: 'a' },
        { id: 5, url: 'b' },
      ],
      zone: [
        { id: 1, __component: 'block.quote' },
        { id: 2, __component: 'block.quote' },
      ],
    })
    expect(second).toMatchObject({ seo: { id: 1, link: { id: 7, url: 'd' } }, links: [{ id: 8, url: 'c' }] })
  })
})
