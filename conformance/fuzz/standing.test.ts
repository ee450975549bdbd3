import { expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { isObject } from '../compare/json-value.ts'
import { type EmbeddedAnswer, embedReference } from '../targets/oracle.ts'
import { CONTROL_RESET } from '../targets/upkeep.ts'
import { inProcessTarget, setupOf } from './in-process-target.fixture.ts'
import { SHELF_FILES } from './races/racing-servers.fixture.ts'
import { readWritten } from './written.ts'

const STRAPI = 'strapi-4.26-sqlite'

const FILES = {
  ...SHELF_FILES,
  'data.json': JSON.stringify({
    'api::shelf.shelf': [{ id: 1, label: 'A-1', height: 30 }],
    'api::book.book': ['Notes', 'Poems', 'Letters', 'Maps'].map((title, index) => ({
      ...{ id: index + 1, title, pages: 10, shelf: 1 },
    })),
  }),
}

/** The reference, but for books of a shelf: the first of them stand last. No freedom keeps them so. */
async function rotated(world: string) {
  const reference = await embedReference({ world, control: true })
  return inProcessTarget(async request => {
    const answer = await reference.handle(request)
    return { ...answer, body: rotatedBody(answer) }
  }, CONTROL_RESET)
}

function rotatedBody({ body }: EmbeddedAnswer): string {
  return JSON.stringify(JSON.parse(String(body)), (name, value: unknown) =>
    name === 'books' && isObject(value) && Array.isArray(value.data)
      ? { data: [...value.data.slice(1), ...value.data.slice(0, 1)] }
      : value,
  )
}

test.each([
  ['that nothing sorts', 'GET /api/shelves?populate=books', 'open'],
  ['that are sorted', 'GET /api/shelves?populate[books][sort]=title', 'unknown'],
])('another order of rows %s, in an order that nobody is known for: %s is %s', async (_, request, kind) => {
  const world = scratchDirectory(FILES)
  const setup = await setupOf(await rotated(world), world)
  const smallest = await setup.twin.ask(readWritten(request))
  expect(smallest.difference?.path).toBe('body.data[0].attributes.books.data')
  const cause = { smallest, first: smallest, count: 1, rests: [], quirks: [], right: [] }
  expect(await setup.judge?.standingsOf([cause], () => 'documented')).toMatchObject([{ kind }])
})

const IGNORED = 'content.query.parameters.filters-beside-populate'

test.each([
  ['open, where nobody is known who is wrong', [], 'open'],
  ['no excuse for a mistake that explains all', [IGNORED], 'broken'],
])('a liberty that the target does not take elsewhere is %s', async (_, quirks, kind) => {
  const world = scratchDirectory(FILES)
  const reference = await embedReference({ world, control: true, quirks: [IGNORED] })
  const setup = await setupOf(inProcessTarget(reference.handle, CONTROL_RESET), world)
  const ask = (request: string) => setup.twin.ask(readWritten(request))
  const smallest = await ask('GET /api/books?filters[title]=Notes&populate=shelf')
  const right = [await ask('GET /api/books?filters[title]=Notes')]
  expect([smallest.difference === null, right[0]?.difference]).toEqual([false, null])
  const cause = { smallest, first: smallest, count: 1, rests: [], quirks, right }
  expect(await setup.judge?.standingsOf([cause], () => 'documented')).toMatchObject([{ kind }])
})

const model = (singularName: string, pluralName: string, attributes: object) =>
  JSON.stringify({ info: { singularName, pluralName, displayName: singularName }, attributes })

const BOX_FILES = {
  'models/src/api/box/content-types/box/schema.json': model('box', 'boxes', {
    tags: { type: 'relation', relation: 'morphMany', target: 'api::tag.tag', morphBy: 'things' },
  }),
  'models/src/api/tag/content-types/tag/schema.json': model('tag', 'tags', {
    things: { type: 'relation', relation: 'morphToMany' },
  }),
  'data.json': JSON.stringify({
    'api::box.box': [{ id: 1 }],
    'api::tag.tag': [{ id: 1, things: [{ __type: 'api::box.box', id: 1 }] }],
  }),
}

const UNLINKED = 'content.links.of-lists-to-any-type'
const OFFSET = 'content.values.offset'

test.each<[string, string[], string[], string | undefined]>([
  // Where nothing is shown, the program has null.
  ['beside all in which a real program is otherwise', [UNLINKED], [], STRAPI],
  ['where a server is free in two things at once', [UNLINKED, OFFSET], [], undefined],
  ['and unknown where a server is wrong besides', [UNLINKED], ['content.shapes.empty-list.null'], undefined],
])('what is open is open %s', async (_, freedoms, quirks, profile) => {
  const world = scratchDirectory(BOX_FILES)
  const played = profile === undefined ? {} : { profile }
  const reference = await embedReference({ world, control: true, freedoms, quirks, ...played })
  const setup = await setupOf(inProcessTarget(reference.handle, CONTROL_RESET), world, profile)
  const smallest = await setup.twin.ask(readWritten('GET /api/boxes?populate=*'))
  expect(smallest.difference).not.toBeNull()
  const cause = { smallest, first: smallest, count: 1, rests: [], quirks: [], right: [] }
  const kind = quirks.length > 0 ? 'unknown' : 'open'
  expect(await setup.judge?.standingsOf([cause], () => 'documented')).toMatchObject([{ kind }])
})
