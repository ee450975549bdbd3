import { expect, test } from 'vitest'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import type { Answer } from '../../client/outcome.ts'
import type { JsonObject } from '../../compare/json-value.ts'
import { readWorld } from '../../targets/oracle.ts'
import type { SequenceQuery } from '../commands/command.ts'
import { LIBRARY_FILES } from '../library-world.fixture.ts'
import { queriedWorld } from '../queried-world.ts'
import type { Query } from '../query.ts'
import type { Judged, Twin } from '../twin.ts'
import { knowing } from './known.ts'
import { withOneEach } from './several-to-one.ts'

const library = async () => queriedWorld(await readWorld(scratchDirectory(LIBRARY_FILES)))

function posting(data: JsonObject): SequenceQuery {
  const request = { method: 'POST', path: '/api/books', headers: {}, body: { data } }
  return { door: 'sequence', known: new Map(), commands: [{ as: 'public', saves: {}, request }] }
}

test.each<[what: string, data: JsonObject, left: JsonObject]>([
  ['a list', { title: 'a', author: [1, 2] }, { title: 'a', author: [1] }],
  [
    'to connect',
    { author: { connect: [1, 2], disconnect: [3, 4] } },
    { author: { connect: [1], disconnect: [3, 4] } },
  ],
  ['to set', { author: { set: [{ id: 1 }, { id: 2 }] } }, { author: { set: [{ id: 1 }] } }],
])('of several entries for a relation to one the first is left: %s', async (_, data, left) => {
  expect(withOneEach(posting(data), await library())).toEqual(posting(left))
})

test.each<[what: string, data: JsonObject]>([
  ['one entry', { author: { connect: [1] } }],
  ['no relation', { title: ['a', 'b'] }],
])('a sequence without any stays as it is: %s', async (_, data) => {
  expect(withOneEach(posting(data), await library())).toBeNull()
})

const ANSWER: Answer = {
  kind: 'answer',
  status: 200,
  headers: {},
  text: '',
  json: {},
  size: 0,
  isBroken: false,
  ms: 0,
}

/** Of a server that answers otherwise where the text of a query is so. */
function twinAt(isOther: (text: string) => boolean): Twin {
  const ask = async (query: Query): Promise<Judged> => {
    const difference = isOther(JSON.stringify(query)) ? { path: 'body', expected: 1, actual: 2 } : null
    const place = difference ? 'body' : ''
    return { query, expected: ANSWER, actual: ANSWER, told: [ANSWER], clauses: [], difference, place }
  }
  return { ask, clausesOf: async () => [], notes: () => [] }
}

test.each<
  [what: string, profile: string | undefined, isOther: (text: string) => boolean, isReported: boolean]
>([
  ['what differs with several alone is known', 'strapi-4.26-sqlite', text => text.includes('[1,2]'), false],
  ['what differs without them is not', 'strapi-4.26-sqlite', text => text.includes('author'), true],
  ['nor is it of another program', 'ghost-5.99', text => text.includes('[1,2]'), true],
  ['nor without a profile', undefined, text => text.includes('[1,2]'), true],
])('%s', async (_, profile, isOther, isReported) => {
  const twin = knowing(twinAt(isOther), profile, await library())
  const { difference } = await twin.ask(posting({ author: [1, 2] }))
  expect([difference !== null, twin.notes().length]).toEqual([isReported, isReported ? 0 : 1])
})
