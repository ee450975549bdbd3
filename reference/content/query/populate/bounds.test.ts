import { describe, expect, it } from 'vitest'
import { createReference } from '../../../index.ts'
import { parseWorld } from '../../../world/parse-world.ts'
import type { WorldFiles } from '../../../world/world.ts'
import { libraryOf, libraryWith } from '../../world/library.fixture.ts'

const IDS = Array.from({ length: 40 }, (_, index) => index + 1)
const publishedAt = '2024-01-01T00:00:00.000Z'

/** Every book has every genre, so that each step from one to the other shows forty times as much. */
const crowded = libraryOf({
  'api::genre.genre': IDS.map(id => ({ id, label: `genre ${id}` })),
  'api::book.book': IDS.map(id => ({ id, title: `book ${id}`, genres: IDS, publishedAt })),
})
/** Two books, each the sequel of the other: as deep as anybody asks. */
const circle = libraryOf({
  'api::book.book': [
    { id: 1, title: 'egg', sequel: 2, publishedAt },
    { id: 2, title: 'hen', sequel: 1, publishedAt },
  ],
})

const back = { type: 'relation', relation: 'oneToOne', target: 'api::book.book' }
/** Two components of a zone lead back to books, which have the zone: each level doubles the ways. */
const winding = libraryWith(
  { file: 'models/src/components/meta/link.json', at: ['attributes', 'back'], value: back },
  { file: 'models/src/components/block/quote.json', at: ['attributes', 'back'], value: back },
)

async function answer(files: WorldFiles, query: string): Promise<{ status: number; text: string }> {
  const open = { file: 'options.json', at: ['permissions'], value: undefined }
  const world = parseWorld('library', new Map([...files, ...optionsOf(libraryWith(open))]))
  const reference = await createReference({ world })
  const target = `/api/books?fields=title&${query}`
  const { status, body } = await reference.handle({ method: 'GET', target, headers: {}, body: null })
  return { status, text: String(body) }
}

function optionsOf(files: WorldFiles): readonly (readonly [string, string])[] {
  return [...files].filter(([file]) => file === 'options.json')
}

const steps = (count: number) => Array.from({ length: count }, () => 'sequel').join('.')

const brackets = (count: number) => `populate${'[sequel][populate]'.repeat(count)}=*`

describe('a populate', () => {
  it.each<[string, WorldFiles, string, number]>([
    ['through three levels of forty', crowded, 'populate=genres.books&pagination[limit]=1', 200],
    ['through a level more than can be shown', crowded, 'populate=genres.books.genres.books.genres', 400],
    ['of a hundred levels', circle, `populate=${steps(100)}`, 200],
    ['of as many levels in brackets as a request line holds', circle, brackets(900), 200],
    ['of 1,000 levels', circle, `populate=${steps(1_000)}`, 200],
    ['back to a zone, again and again', winding, `populate=zone${'.back.zone'.repeat(100)}`, 200],
    [
      'back to a zone in brackets',
      winding,
      `populate[zone]${'[populate][back][populate][zone]'.repeat(60)}=*`,
      200,
    ],
    ['of more levels than calls can nest', circle, `populate=${steps(1_001)}`, 400],
  ])('%s', async (_what, files, query, status) => {
    expect((await answer(files, query)).status).toBe(status)
  })

  it.each([
    [
      'more entries than can be shown',
      crowded,
      'populate=genres.books.genres.books',
      'it shows more than 250000',
    ],
    ['more levels than calls can nest', circle, `populate=${steps(1_001)}`, 'more than 1000 levels'],
  ])('of %s says so', async (_what, files, query, message) => {
    expect((await answer(files, query)).text).toContain(message)
  })
})
