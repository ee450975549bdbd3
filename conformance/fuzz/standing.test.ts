import { expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { isObject } from '../compare/json-value.ts'
import { type EmbeddedAnswer, embedReference, listProfiles } from '../targets/oracle.ts'
import { CONTROL_RESET } from '../targets/upkeep.ts'
import type { Documentation } from './documentation.ts'
import { inProcessTarget, setupOf } from './in-process-target.fixture.ts'
import { BOOK_FILES, saying } from './judging.fixture.ts'
import { readWritten } from './written.ts'

const STRAPI = 'strapi-4.26-sqlite'

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
  const world = scratchDirectory(BOOK_FILES)
  const setup = await setupOf(await rotated(world), world)
  const smallest = await setup.twin.ask(readWritten(request))
  expect(smallest.difference?.path).toBe('body.data[0].attributes.books.data')
  const cause = { smallest, first: smallest, count: 1, rests: [], quirks: [], right: [] }
  expect(await setup.judge?.standingsOf([cause], saying('documented'))).toMatchObject([{ kind }])
})

const IGNORED = 'content.query.parameters.filters-beside-populate'

test.each([
  ['open, where nobody is known who is wrong, and doubtful', [], { kind: 'open', isDoubtful: true }],
  ['no excuse for a mistake that explains all', [IGNORED], { kind: 'broken' }],
])('a liberty that the target does not take elsewhere is %s', async (_, quirks, standing) => {
  const world = scratchDirectory(BOOK_FILES)
  const reference = await embedReference({ world, control: true, quirks: [IGNORED] })
  const setup = await setupOf(inProcessTarget(reference.handle, CONTROL_RESET), world)
  const ask = (request: string) => setup.twin.ask(readWritten(request))
  const smallest = await ask('GET /api/books?filters[title]=Notes&populate=shelf')
  const right = [await ask('GET /api/books?filters[title]=Notes')]
  expect([smallest.difference === null, right[0]?.difference]).toEqual([false, null])
  const cause = { smallest, first: smallest, count: 1, rests: [], quirks, right }
  expect(await setup.judge?.standingsOf([cause], saying('documented'))).toEqual([
    expect.objectContaining(standing),
  ])
})

test('nor is one that would change what the target answers right besides, of which no answer is at hand', async () => {
  const world = scratchDirectory(BOOK_FILES)
  const reference = await embedReference({ world, control: true, quirks: [IGNORED] })
  const setup = await setupOf(inProcessTarget(reference.handle, CONTROL_RESET), world)
  const smallest = await setup.twin.ask(readWritten('GET /api/books?filters[title]=Notes&populate=shelf'))
  const cause = { smallest, first: smallest, count: 1, rests: [], quirks: [IGNORED], right: [] }
  const standingOf = (...agreed: readonly string[]) =>
    setup.judge?.standingsOf([{ ...cause, agreed: agreed.map(readWritten) }], saying('documented'))
  expect(await standingOf('GET /api/books?filters[title]=Notes')).toMatchObject([{ kind: 'broken' }])
  expect(await standingOf('GET /api/books')).toMatchObject([{ kind: 'open' }])
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
    'api::box.box': [{ id: 1 }, { id: 2 }],
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
  expect(await setup.judge?.standingsOf([cause], saying('documented'))).toMatchObject([{ kind }])
})

/** The reference, but for what one request asks: no list has entries. */
async function emptyAt(world: string, query: string) {
  const reference = await embedReference({ world, control: true })
  return inProcessTarget(async request => {
    const answer = await reference.handle(request)
    return request.target.includes(query) ? { ...answer, body: '{"data":[],"meta":{}}' } : answer
  }, CONTROL_RESET)
}

test.each<[string, string, string[], string]>([
  ['a parameter that the documentation does not name', 'GET /api/books?fields=title', ['a', 'b'], 'open'],
  ['one that it names', 'GET /api/books?sort=title', ['a', 'b'], 'unknown'],
  ['a sort over a relation', 'GET /api/books?sort=author.name', ['a', 'b'], 'open'],
  ['a sort by an object', 'GET /api/books?sort[title]=asc', ['a', 'b'], 'open'],
  ['two locales', 'GET /api/books?locale=en&locale=fr', ['a', 'b'], 'open'],
  ['one that it names, in a way that it does not speak of', 'GET /api/books?sort=title', ['b'], 'open'],
])('an answer that nobody is known for, to %s', async (_, request, rests, kind) => {
  const world = scratchDirectory(BOOK_FILES)
  const setup = await setupOf(await emptyAt(world, '?'), world)
  const smallest = await setup.twin.ask(readWritten(request))
  expect(smallest.difference).not.toBeNull()
  const cause = { smallest, first: smallest, count: 1, rests, quirks: [], right: [] }
  const documentation = { ...saying('documented'), speaksOf: (clause: string) => clause !== 'b' }
  expect(await setup.judge?.standingsOf([cause], documentation)).toMatchObject([{ kind }])
})

test.each([
  ['asked in a documented way', 'GET /api/books?populate[shelf]=*', 'broken'],
  ['a populate inside of a relation', 'GET /api/books?populate[shelf][populate][0]=books', 'broken'],
  ['a list of names', 'GET /api/books?populate[0]=shelf', 'broken'],
  ['a list where an object of parameters stands', 'GET /api/books?populate[shelf][0]=books', 'open'],
  [
    'the same further inside',
    'GET /api/books?filters[id][$gt]=9&populate[shelf][populate][books][]=x',
    'open',
  ],
])('a crash, %s', async (_, request, kind) => {
  const world = scratchDirectory(BOOK_FILES)
  const reference = await embedReference({ world, control: true })
  const crashing = inProcessTarget(async asked => {
    const answer = await reference.handle(asked)
    return asked.target.includes('?') ? { ...answer, status: 503, body: '{}' } : answer
  }, CONTROL_RESET)
  const setup = await setupOf(crashing, world)
  const judged = await setup.twin.ask(readWritten(request))
  const smallest = { ...judged, expected: { ...judged.expected, status: 200 } }
  const cause = { smallest, first: smallest, count: 1, rests: ['a'], quirks: [], right: [] }
  expect(await setup.judge?.standingsOf([cause], saying('documented'))).toMatchObject([{ kind }])
})

test('a value that the reference does not show is open', async () => {
  const world = scratchDirectory(BOOK_FILES)
  const reference = await embedReference({ world, control: true })
  const target = inProcessTarget(async request => {
    const answer = await reference.handle(request)
    return { ...answer, body: String(answer.body).replace('"title":', '"rank":5,"title":') }
  }, CONTROL_RESET)
  const setup = await setupOf(target, world)
  const smallest = await setup.twin.ask(readWritten('GET /api/books?sort=title'))
  expect(smallest.difference?.path).toMatch(/rank$/)
  const cause = { smallest, first: smallest, count: 1, rests: ['content.sort'], quirks: [], right: [] }
  expect(await setup.judge?.standingsOf([cause], saying('documented'))).toMatchObject([{ kind: 'open' }])
})

test.each<[string, Partial<Documentation>, number, string]>([
  ['open', {}, 200, 'open'],
  ['unknown where a clause says that it is refused', { refuses: () => true }, 200, 'unknown'],
  [
    'open where a clause of which the documentation says nothing does',
    { ...saying('observed'), refuses: () => true },
    200,
    'open',
  ],
  ['unknown where it is no answer either', {}, 302, 'unknown'],
])('that what the reference refuses as invalid is taken is %s', async (_, more, status, kind) => {
  const world = scratchDirectory(BOOK_FILES)
  const reference = await embedReference({ world, control: true })
  const target = inProcessTarget(async request => {
    const answer = await reference.handle(request)
    return answer.status === 400 ? { ...answer, status, body: '{"data":[],"meta":{}}' } : answer
  }, CONTROL_RESET)
  const setup = await setupOf(target, world)
  const smallest = await setup.twin.ask(readWritten('GET /api/books?sort=nothing'))
  expect(smallest.place).toBe(`status ${status} instead of 400`)
  const cause = { smallest, first: smallest, count: 1, rests: ['content.sort'], quirks: [], right: [] }
  const documentation = { ...saying('documented'), ...more }
  expect(await setup.judge?.standingsOf([cause], documentation)).toMatchObject([{ kind }])
})

const REST_WRITE = { method: 'PUT', path: '/api/books/1', headers: {}, body: { data: { pages: 5 } } }
const GRAPHQL_WRITE = {
  method: 'POST',
  path: '/graphql',
  headers: {},
  body: { query: 'mutation { updateBook(id: 1, data: { pages: 5 }) { data { attributes { pages } } } }' },
}

test.each([
  ['by REST, of which the documentation says nothing, is open', REST_WRITE, 'open'],
  ['by GraphQL is unknown', GRAPHQL_WRITE, 'unknown'],
])('what comes of a write %s', async (_, request, kind) => {
  const world = scratchDirectory(BOOK_FILES)
  const reference = await embedReference({ world, control: true })
  const target = inProcessTarget(async asked => {
    const answer = await reference.handle(asked)
    const isOurs = asked.target.startsWith('/__assayer')
    return isOurs ? answer : { ...answer, body: String(answer.body).replace('"pages":5', '"pages":6') }
  }, CONTROL_RESET)
  const setup = await setupOf(target, world)
  const smallest = await setup.twin.ask({
    door: 'sequence',
    commands: [{ as: 'public', request, saves: {} }],
    known: new Map(),
  })
  expect(smallest.difference?.path).toMatch(/pages$/)
  const cause = { smallest, first: smallest, count: 1, rests: ['content.x'], quirks: [], right: [] }
  expect(await setup.judge?.standingsOf([cause], saying('documented'))).toMatchObject([{ kind }])
})

test('how something is refused is open', async () => {
  const world = scratchDirectory(BOOK_FILES)
  const reference = await embedReference({ world, control: true })
  const target = inProcessTarget(async request => {
    const answer = await reference.handle(request)
    return answer.status === 400 ? { ...answer, status: 422, body: '{"oops":true}' } : answer
  }, CONTROL_RESET)
  const setup = await setupOf(target, world)
  const smallest = await setup.twin.ask(readWritten('GET /api/books?sort=nothing'))
  expect(smallest.place).toBe('status 422 instead of 400')
  const cause = { smallest, first: smallest, count: 1, rests: ['content.x'], quirks: [], right: [] }
  const documentation = { ...saying('documented'), refuses: () => true }
  expect(await setup.judge?.standingsOf([cause], documentation)).toMatchObject([{ kind: 'open' }])
})

test('what a target is known to take is what explains another difference, not whatever comes to it', async () => {
  const world = scratchDirectory(BOX_FILES)
  const quirks = ['content.shapes.empty-list.null']
  const reference = await embedReference({ world, control: true, quirks })
  const setup = await setupOf(inProcessTarget(reference.handle, CONTROL_RESET), world)
  const causeOf = async (request: string, known: readonly string[]) => {
    const smallest = await setup.twin.ask(readWritten(request))
    return { smallest, first: smallest, count: 1, rests: [], quirks: known, right: [] }
  }
  const causes = [
    await causeOf('GET /api/boxes/2?populate=*', quirks),
    await causeOf('GET /api/boxes?filters[id]=2&populate=*', []),
  ]
  const [, standing] = (await setup.judge?.standingsOf(causes, saying('observed'))) ?? []
  const [quirk] = setup.quirks.filter(({ id }) => quirks.includes(id))
  expect(standing).toMatchObject({
    kind: 'open',
    says: `a right server may do all of this: ${quirk?.says}`,
  })
})

const LIKE = 'content.filters.contains.as-like'

test.each([
  ['none of its deviations', [], 'the target answers like the reference without the profile'],
  [
    'all of them but one',
    await allBut(LIKE),
    expect.stringContaining('does not share a deviation of the profile'),
  ],
])('what a profile does is no measure: a target may have %s', async (_, quirks, says) => {
  const world = scratchDirectory(BOOK_FILES)
  const reference = await embedReference({ world, control: true, quirks })
  const setup = await setupOf(inProcessTarget(reference.handle, CONTROL_RESET), world, STRAPI)
  const either = 'filters[$or][0][title][$contains]=N_tes&filters[$or][1][title][$startsWith]=P_e'
  const smallest = await setup.twin.ask(readWritten(`GET /api/books?${either}`))
  expect(smallest.difference).not.toBeNull()
  const cause = { smallest, first: smallest, count: 1, rests: [], quirks: [], right: [] }
  expect(await setup.judge?.standingsOf([cause], saying('documented'))).toEqual([{ kind: 'open', says }])
})

async function allBut(quirk: string): Promise<readonly string[]> {
  const profile = (await listProfiles()).find(({ name }) => name === STRAPI)
  return profile?.quirks.filter(id => id !== quirk) ?? []
}

const CLOSED = {
  ...BOOK_FILES,
  'options.json': JSON.stringify({ permissions: { public: ['api::shelf.shelf.find'] } }),
}

test('who lets in by GraphQL whom the documentation keeps out may not say that nothing is said of it', async () => {
  const world = scratchDirectory(CLOSED)
  const quirks = ['content.graphql.auth.operation.without-find']
  const reference = await embedReference({ world, control: true, quirks })
  const setup = await setupOf(inProcessTarget(reference.handle, CONTROL_RESET), world)
  const smallest = await setup.twin.ask(readWritten('{ books { data { id } } }'))
  const { expected, actual } = smallest
  expect([expected.status, actual.kind === 'answer' && actual.status]).toEqual([200, 200])
  const cause = { smallest, first: smallest, count: 1, rests: [], quirks: [], right: [] }
  expect(await setup.judge?.standingsOf([cause], saying('documented'))).toEqual([{ kind: 'unknown' }])
  expect(await setup.judge?.standingsOf([cause], saying('observed'))).toMatchObject([{ kind: 'open' }])
})

test.each([
  ['/api/books', 'unknown'],
  ['/api/shelves', 'open'],
])(
  'a false proof opens nothing that is closed to the public: who shows %s for one is %s',
  async (path, kind) => {
    const world = scratchDirectory(CLOSED)
    const reference = await embedReference({ world, control: true })
    const letIn = { ...CLOSED, 'options.json': JSON.stringify({}) }
    const open = await embedReference({ world: scratchDirectory(letIn), control: true })
    const target = inProcessTarget(async request => {
      const { authorization, ...headers } = request.headers
      return authorization ? open.handle({ ...request, headers }) : reference.handle(request)
    }, CONTROL_RESET)
    const setup = await setupOf(target, world)
    const by = { as: 'public', headers: { authorization: 'Bearer nonsense' } }
    const smallest = await setup.twin.ask({ door: 'rest', path, parameters: [], by })
    expect(smallest.place).toBe('status 200 instead of 401')
    const cause = { smallest, first: smallest, count: 1, rests: smallest.clauses, quirks: [], right: [] }
    const documentation: Documentation = {
      ...saying('observed'),
      speaksOf: clause => clause === 'content.auth.permission',
    }
    expect(await setup.judge?.standingsOf([cause], documentation)).toMatchObject([{ kind }])
  },
)
