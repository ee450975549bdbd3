import { expect, test } from 'vitest'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import type { Answer } from '../../client/outcome.ts'
import { type EmbeddedRequest, embedReference } from '../../targets/oracle.ts'
import { requestUpkeep } from '../../targets/upkeep.ts'
import { first } from '../generate.ts'
import { inProcessTarget, setupOf } from '../in-process-target.fixture.ts'
import { LIBRARY_FILES } from '../library-world.fixture.ts'
import { openSources } from '../open-sources.ts'
import { sequencesOf } from './content/sequences.ts'
import { type Naming, openIdentities } from './identities.ts'

const PUT_BACK = { method: 'POST', path: '/put-back', headers: {}, body: undefined }

/** A server that begins to count where it left off, as a database does: its new ids are others than the oracle's. */
async function countingServer(world: string, quirks: readonly string[]) {
  const reference = await embedReference({ world, quirks })
  const used = async (path: string, data: object) => {
    const made = await reference.handle(asked('POST', path, { data }))
    const { id } = JSON.parse(String(made.body)).data
    await reference.handle(asked('DELETE', `${path}/${id}`))
  }
  return async (request: EmbeddedRequest) => {
    if (request.target !== PUT_BACK.path) return reference.handle(request)
    await reference.reset()
    await used('/api/books', { title: 'gone', binding: { colour: 'gone' } })
    await used('/api/authors', { name: 'gone' })
    return { status: 204, headers: {}, body: null }
  }
}

function asked(method: string, target: string, body?: object): EmbeddedRequest {
  const bytes = body ? new TextEncoder().encode(JSON.stringify(body)) : null
  return { method, target, headers: { host: 'a', 'content-type': 'application/json' }, body: bytes }
}

async function differencesAt(quirks: readonly string[]): Promise<readonly string[]> {
  const world = scratchDirectory(LIBRARY_FILES)
  const target = inProcessTarget(await countingServer(world, quirks), requestUpkeep(PUT_BACK))
  const setup = await setupOf(target, world)
  const sources = await openSources(setup, {
    protocols: ['rest'],
    as: 'public',
    keys: new Map([['books', 'title']]),
  })
  const places: string[] = []
  for (const sequence of first(sequencesOf(sources, 1), 30)) {
    const { place, difference } = await setup.twin.ask(sequence)
    if (difference) places.push(place)
  }
  return places
}

test('what a sequence makes may have other ids at the target', async () => {
  expect(await differencesAt([])).toEqual([])
})

test('a link that is wrong is a difference there as well', async () => {
  expect(await differencesAt(['content.writes.relations.changes.disconnect-ignored'])).not.toEqual([])
})

const command = {
  as: 'public',
  request: { method: 'GET', path: '/', headers: {}, body: undefined },
  saves: {},
}

function answerOf(json: unknown): Answer {
  return { kind: 'answer', status: 200, headers: {}, text: '', json, size: 0, isBroken: false, ms: 0 }
}

/** Ids of books from 10 on are new, and so is whatever stands elsewhere but for what lies under `anything`. */
const naming: Naming = {
  kindAt: (_, steps, from) => (steps.includes('anything') ? null : `${from ?? ''}${steps[0] ?? ''}`),
  kindOf: ({ __component: own }) => (typeof own === 'string' ? own : null),
  isOld: (kind, id) => kind === 'books' && Number(id) < 10,
}

test.each<[what: string, expected: readonly object[], actual: readonly object[], told: readonly object[]]>([
  [
    'what is made has the oracle’s id',
    [{ books: { id: 10 } }],
    [{ books: { id: 70 } }],
    [{ books: { id: 10 } }],
  ],
  [
    'from then on it is that one',
    [{ books: [{ id: 10 }, { id: 11 }] }, { books: [{ id: 10 }] }],
    [{ books: [{ id: 70 }, { id: 71 }] }, { books: [{ id: 71 }] }],
    [{ books: [{ id: 10 }, { id: 11 }] }, { books: [{ id: 11 }] }],
  ],
  [
    'as a number where that is one, and as a text where that is a text',
    [{ books: { id: '10' } }, { books: { id: 10 } }],
    [{ books: { id: '70' } }, { books: { id: 70 } }],
    [{ books: { id: '10' } }, { books: { id: 10 } }],
  ],
  [
    'within an item that says its kind, places begin there',
    [{ zone: [{ __component: 'quote', books: { id: 10 } }] }],
    [{ zone: [{ __component: 'quote', books: { id: 70 } }] }],
    [{ zone: [{ __component: 'quote', books: { id: 10 } }] }],
  ],
  [
    'nothing else stands for it',
    [{ books: { id: 10 } }, { books: { id: 10 } }],
    [{ books: { id: 70 } }, { books: { id: 72 } }],
    [{ books: { id: 10 } }, { books: { id: 72 } }],
  ],
  [
    'ids of another kind are others',
    [{ books: { id: 10 } }, { authors: { id: 3 } }],
    [{ books: { id: 70 } }, { authors: { id: 70 } }],
    [{ books: { id: 10 } }, { authors: { id: 3 } }],
  ],
  [
    'what the world began with has its id',
    [{ books: { id: 2 } }],
    [{ books: { id: 70 } }],
    [{ books: { id: 70 } }],
  ],
  [
    'nor does it stand for anything new',
    [{ books: { id: 10 } }],
    [{ books: { id: 2 } }],
    [{ books: { id: 2 } }],
  ],
  [
    'what nobody knows keeps its id',
    [{ anything: { id: 10 } }],
    [{ anything: { id: 70 } }],
    [{ anything: { id: 70 } }],
  ],
])('%s', (_, expected, actual, told) => {
  const identities = openIdentities(naming)
  const translated = expected.map((wanted, n) =>
    identities.translate(command, answerOf(wanted), answerOf(actual[n])),
  )
  expect(translated.map(outcome => outcome.kind === 'answer' && outcome.json)).toEqual(told)
})
