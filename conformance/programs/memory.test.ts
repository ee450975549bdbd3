import { expect, test } from 'vitest'
import type { Client } from '../client/client.ts'
import type { Upkeep } from '../targets/upkeep.ts'
import { ghost } from './ghost/ghost.ts'
import { memoryUpkeep } from './memory.ts'
import { strapi } from './strapi/strapi.ts'

/** Answers every request with a status, and keeps it. */
function answering(status: number) {
  const asked: string[] = []
  const client: Client = {
    send: async ({ method, path }) => {
      asked.push(`${method} ${path}`)
      return {
        kind: 'answer',
        status,
        headers: {},
        text: '',
        json: undefined,
        size: 0,
        isBroken: false,
        ms: 0,
      }
    },
    close: async () => {},
  }
  return { asked, client }
}

const upkeep = memoryUpkeep({ remember: '/keep', putBack: '/back' })

test('what is there at the beginning is remembered, and put back each time', async () => {
  const { asked, client } = answering(204)
  expect(await upkeep.begin?.(client)).toBeNull()
  expect(await upkeep.run(client)).toBeNull()
  expect(asked).toEqual(['POST /keep', 'POST /back'])
})

test('a program that does not know how says so', async () => {
  expect(await upkeep.begin?.(answering(405).client)).toBe('the answer was 405')
})

const CONFLICT = 409

const OTHER = { leaves: () => ['a tier'], proofs: () => ({ ASSAYER_CONTENT_KEY: 'a key' }) }

/** By its API, which notes in the same list what it is asked for. */
function byApi(asked: string[], refusal: string | null = null): Upkeep {
  const noting = (what: string) => async () => {
    asked.push(what)
    return refusal
  }
  return {
    says: 'its API',
    begin: noting('API looks'),
    run: noting('API puts back'),
    ...OTHER,
  }
}

const ofTables = { remember: '/keep', putBack: '/back', isOfTables: true } as const

test.each([
  [204, ['POST /back']],
  [CONFLICT, ['POST /back', 'API puts back', 'POST /keep']],
])('where it answers %s to put tables back, this is done: %s', async (status, works) => {
  const { asked, client } = answering(204)
  const refusing: Client = {
    ...client,
    send: async request => {
      const outcome = await client.send(request)
      return request.path === '/back' && outcome.kind === 'answer' ? { ...outcome, status } : outcome
    },
  }
  expect(await memoryUpkeep(ofTables, byApi(asked)).run(refusing)).toBeNull()
  expect(asked).toEqual(works)
})

test('its API looks at what it is to put back, and tells what it leaves and which keys it knows', async () => {
  const { asked, client } = answering(204)
  const both = memoryUpkeep(ofTables, byApi(asked))
  expect(await both.begin?.(client)).toBeNull()
  expect(asked).toEqual(['API looks', 'POST /keep'])
  expect(both.leaves?.()).toEqual(OTHER.leaves())
  expect(both.proofs?.()).toEqual(OTHER.proofs())
})

test('where neither can, it is told why', async () => {
  const { asked, client } = answering(CONFLICT)
  expect(await memoryUpkeep(ofTables, byApi(asked, 'no')).run(client)).toBe('no')
})

const [strapiRelease] = strapi.releases

test.each([
  ['sqlite', true],
  ['postgres', false],
  ['mysql', false],
] as const)('Strapi on %s puts its database back itself: %s', (database, does) => {
  if (!strapiRelease) throw new Error('Strapi has a release')
  expect(Boolean(strapi.memory?.(database, strapiRelease))).toBe(does)
})

test('of Ghost only a version of which is known what it keeps in its head puts its tables back', () => {
  const able = ghost.releases.filter(release => ghost.memory?.('sqlite', release))
  expect(able.map(({ version }) => version)).toEqual(['5.99.1'])
})
