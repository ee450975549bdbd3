import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../client/client.ts'
import type { WireRequest } from '../client/wire-request.ts'
import { clientOf } from '../executed/embedded-target.ts'
import { embedReference, readWorld } from '../targets/oracle.ts'
import { identified } from './identified.ts'
import { identify, MOST_REQUESTS } from './identify.ts'
import type { Knowledge } from './knowledge.ts'
import { readKnowledge } from './read-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await readKnowledge('specs', null)
})

async function ask(client: Pick<Client, 'send'>) {
  const sent: WireRequest[] = []
  const send = async (request: WireRequest) => {
    sent.push(request)
    return client.send(request)
  }
  const findings = await identify({
    client: { send, close: async () => {} },
    knowledge,
    headers: {},
    contentKey: knowledge.platform.worldKey,
  })
  expect(sent.length).toBeLessThanOrEqual(MOST_REQUESTS)
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([])
  return identified(findings, knowledge.hypotheses)
}

/** References stand for the programs of their profiles; they do not tell of themselves what those tell. */
describe('by its answers alone', () => {
  const programs = [
    ['strapi-4.26-sqlite', '4.26.2', 'SQLite'],
    ['strapi-4.26-postgres', '4.26.2', 'PostgreSQL'],
    ['strapi-4.26-mariadb', '4.26.2', 'MariaDB'],
    ['strapi-4.15-sqlite', '4.15.5', 'SQLite'],
  ] as const
  const worlds = ['restaurants', 'tickets']

  test.each(programs)('%s, whatever it holds', async (profile, version, database) => {
    for (const world of worlds) {
      const started = await readWorld(`specs/worlds/${world}`)
      const found = await ask(clientOf(await embedReference({ world: started, profile })))
      expect(found).toMatchObject({ program: { is: 'Strapi' }, database: { is: database } })
      if (world === 'restaurants') expect(found).toMatchObject({ profile, version: { is: version } })
    }
  })

  test.each([
    ['ghost-5.99', '5.99'],
    ['ghost-4.48', '4.48'],
    ['ghost-3.42', '3.42'],
  ])('%s', async (profile, platformVersion) => {
    const world = await readWorld('specs/worlds/gazette')
    const reference = await embedReference({ world, profile, platformVersion, brand: 'ghost' })
    expect(await ask(clientOf(reference))).toMatchObject({
      program: { is: 'Ghost' },
      version: { is: platformVersion },
      brand: 'ghost',
      profile,
    })
  })

  test.each(['restaurants', 'tickets', 'gazette'])('the reference with the world %s', async world => {
    const reference = await embedReference({ world: await readWorld(`specs/worlds/${world}`) })
    expect(await ask(clientOf(reference))).toMatchObject({ program: { is: 'the reference' }, profile: null })
  })
})

const answer = (status: number, text: string, headers = {}, json: unknown = undefined) => ({
  ...{ kind: 'answer' as const, status, headers, text, json },
  ...{ size: text.length, isBroken: false, ms: 1 },
})

describe('a server that shows nothing', () => {
  const forbidden = {
    data: null,
    error: { status: 403, name: 'ForbiddenError', message: 'Forbidden', details: {} },
  }

  test('is named as far as it tells of itself', async () => {
    const headers = { 'x-powered-by': 'Strapi <strapi.io>', 'access-control-allow-credentials': 'true' }
    const send = async ({ path }: WireRequest) =>
      path === '/_health'
        ? answer(204, '', { ...headers, strapi: 'You are so French!' })
        : answer(403, '', headers, forbidden)
    expect(await ask({ send })).toMatchObject({
      program: { is: 'Strapi', confidence: 0.99 },
      version: { is: '4.26.2' },
      database: { is: null },
      profile: null,
    })
  })

  test.each([
    ['404', () => answer(404, '<pre>Cannot GET</pre>', { 'x-powered-by': 'Express' })],
    [
      'one page for everything',
      () => answer(200, '<!doctype html><div id="app"></div>', { server: 'nginx' }),
    ],
    ['a body of its own', () => answer(200, '{}', {}, { ok: true })],
    ['a redirect', () => answer(302, '', { location: '/login' })],
  ])('and is none that is known, is named as none: %s', async (_, reply) => {
    const found = await ask({ send: async () => reply() })
    expect(found).toMatchObject({ program: { is: null }, profile: null })
  })

  test('or that gives no answer, is not asked for long', async () => {
    let asked = 0
    const send = async () => {
      asked++
      return { kind: 'no-answer' as const, reason: 'headers-timeout' as const, says: 'too late', ms: 1 }
    }
    await ask({ send })
    expect(asked).toBe(2)
  })
})
