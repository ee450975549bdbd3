import { expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import { embedReference } from '../targets/oracle.ts'
import { CONTROL_RESET } from '../targets/upkeep.ts'
import type { Asker } from './asker.ts'
import { askersFor } from './askers.ts'
import { first } from './generate.ts'
import { inProcessTarget, setupOf } from './in-process-target.fixture.ts'
import { LIBRARY_FILES } from './library-world.fixture.ts'
import { askerOf, requestOf } from './query.ts'
import { querySource } from './query-source.ts'
import { shrink } from './shrink.ts'
import { withoutParameters } from './without-parameters.ts'
import { readWritten } from './written.ts'

const TOKENS = ['reader', 'writer'].map(name => ({
  ...{ name, type: name === 'reader' ? 'read-only' : 'full-access', accessKey: `key-of-${name}` },
}))
const WORLD = { ...LIBRARY_FILES, 'options.json': JSON.stringify({ apiTokens: TOKENS }) }

/** The reference, which knows no token of that key. */
async function knowing(world: string, unknown: string | null) {
  const reference = await embedReference({ world, control: true })
  return inProcessTarget(async request => {
    const isUnknown = unknown !== null && String(request.headers.authorization).includes(unknown)
    return reference.handle(isUnknown ? { ...request, headers: { authorization: 'Bearer none' } } : request)
  }, CONTROL_RESET)
}

async function askersAt(files: Readonly<Record<string, string>>, unknown: string | null) {
  const world = scratchDirectory(files)
  const { askers, notes } = await askersFor(await setupOf(await knowing(world, unknown), world))
  return { named: askers.map(({ as }) => as).filter(as => as !== 'public'), all: askers.length, notes }
}

test('everybody whom world and target know asks, and somebody with a false proof', async () => {
  const { named, all, notes } = await askersAt(WORLD, null)
  expect(named).toEqual(['token:writer', 'token:reader'])
  expect(all).toBeGreaterThan(named.length)
  expect(notes).toEqual([])
})

test('a caller whom the target takes for nobody does not ask, and that is said', async () => {
  const { named, notes } = await askersAt(WORLD, 'key-of-reader')
  expect(named).toEqual(['token:writer'])
  expect(notes.join()).toContain('token:reader')
})

test('where nobody is known nobody asks', async () => {
  expect(await askersAt(LIBRARY_FILES, null)).toEqual({ named: [], all: 0, notes: [] })
})

const BY: Asker = { as: 'public', headers: { authorization: 'Bearer nonsense' } }

test('half of what is made up by chance is asked by others', async () => {
  const world = scratchDirectory(WORLD)
  const setup = await setupOf(await knowing(world, null), world)
  const askersIn = async (askers: readonly Asker[]) => {
    const { queries } = await querySource(setup, ['rest', 'graphql'], 5, askers)
    return [...first(queries, 600)].map(askerOf)
  }
  expect((await askersIn([])).every(it => it === undefined)).toBe(true)
  const byChance = (await askersIn([BY])).filter((_, index) => index % 4 === 3)
  const byOthers = byChance.filter(it => it === BY).length
  expect(byOthers).toBeGreaterThan(40)
  expect(byOthers).toBeLessThan(110)
})

test('of what is asked in turn others get plain reads: each what the public may not list, any of them the rest', async () => {
  const options = { apiTokens: TOKENS, permissions: { public: ['api::book.book.find'] } }
  const world = scratchDirectory({ ...LIBRARY_FILES, 'options.json': JSON.stringify(options) })
  const setup = await setupOf(await knowing(world, null), world)
  const askers: readonly Asker[] = [BY, { as: 'token:reader', headers: {} }]
  const { queries } = await querySource(setup, ['rest', 'graphql'], 5, askers)
  const inTurn = [...first(queries, 3000)].filter((query, index) => index % 4 !== 3 && askerOf(query))
  const shown = inTurn.map(query => {
    const { path, body } = requestOf(query)
    return `${askerOf(query)?.as} ${body === undefined ? path : JSON.stringify(body)}`.replaceAll(/\d+/g, '1')
  })
  const doors = ['/api/authors', '/api/authors/1', graphql('authors'), graphql('author(id: "1")')]
  const each = askers.flatMap(({ as }) => doors.map(door => `${as} ${door}`))
  expect(new Set(shown.filter(it => it.includes('author')))).toEqual(new Set(each))
  const ofBooks = shown.filter(it => it.includes('book'))
  expect(new Set(ofBooks.map(it => it.split(' ')[0]))).toEqual(new Set(askers.map(({ as }) => as)))
  expect(ofBooks.length).toBeLessThan(shown.length / 2)
})

function graphql(field: string): string {
  return JSON.stringify({ query: `{ ${field} { data { id } } }` })
}

test.each(['GET /api/books?sort=title', '{ books(sort: "title") { data { id } } }'])(
  'of %s the asker is the first that is left out, and stays where it is needed',
  async text => {
    const query = { ...readWritten(text), by: BY }
    expect(requestOf(query).headers).toEqual(BY.headers)
    expect(askerOf(withoutParameters(query) ?? query)).toBeUndefined()
    const tried: (Asker | undefined)[] = []
    const smallest = await shrink(query, async smaller => {
      tried.push(askerOf(smaller))
      return askerOf(smaller) !== undefined && requestOf(smaller).path.startsWith('/')
    })
    expect(tried[0]).toBeUndefined()
    expect(askerOf(smallest)).toEqual(BY)
  },
)
