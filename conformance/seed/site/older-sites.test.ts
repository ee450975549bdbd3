import { describe, expect, onTestFinished, test } from 'vitest'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import { type Client, openClient } from '../../client/client.ts'
import { DEFAULT_LIMITS } from '../../client/limits.ts'
import type { Answer } from '../../client/outcome.ts'
import { type WireRequest, wireRequest } from '../../client/wire-request.ts'
import type { JsonObject } from '../../compare/json-value.ts'
import { readJson, worldDirectory } from '../../suite/worlds.ts'
import { readCredentials } from '../../targets/credentials.ts'
import { serveReference } from '../../targets/oracle.ts'
import { signIn } from '../../targets/platform-session.ts'
import { resourcesAt } from './resources.ts'
import { siteUpkeep } from './site-upkeep.ts'

const OWNER = 'olga@gazette.example'

/** The staff of the world at a site of 3.42, and nothing else. */
async function olderSite() {
  const { users, integrations, site } = Object(readJson('specs/worlds/gazette/platform.json'))
  const world = scratchDirectory({ 'platform.json': JSON.stringify({ site, users, integrations }) })
  const serving = await serveReference({ world, platformVersion: '3.42', control: true })
  const client = openClient({ url: serving.url, connections: 1, limits: DEFAULT_LIMITS })
  onTestFinished(async () => {
    await client.close()
    await serving.close()
  })
  return client
}

function upkeepOf() {
  const upkeep = siteUpkeep({ specs: 'specs', world: 'gazette', environment: {}, replaces: true })
  if (!upkeep) throw new Error('the world has a site')
  return upkeep
}

/** As the owner. */
async function asked(client: Client, path: string): Promise<Readonly<Record<string, unknown>>> {
  const credentials = readCredentials(worldDirectory('specs', 'gazette'), {})
  const who = { email: OWNER, password: credentials.password(OWNER) ?? '', prefix: 'v3/' }
  const headers = await signIn(client, credentials, who)
  const request = wireRequest({
    method: 'GET',
    path: `/platform/api/v3/admin/${path}`,
    headers,
    body: undefined,
  })
  const outcome = await client.send(request)
  return Object(outcome.kind === 'answer' ? outcome.json : null)
}

test('a site of 3.0 gets the world by its own API, and what it does not have is told', async () => {
  const client = await olderSite()
  const upkeep = upkeepOf()
  expect(await upkeep.seed.run(client)).toBeNull()
  const { posts } = await asked(client, 'posts/?filter=slug:for-members')
  expect(posts).toEqual([expect.objectContaining({ title: 'For members', visibility: 'members' })])
  const { members } = await asked(client, 'members/?search=noel')
  expect(members).toEqual([expect.objectContaining({ name: 'Noel', subscribed: false })])
  expect(upkeep.undo.leaves?.()).toEqual(
    expect.arrayContaining([
      ...['no tiers: this version has none', 'no newsletters: this version has none'],
      'no offers: this version has none',
    ]),
  )
})

describe('an entry is written in the words of a version', () => {
  const idOf = (plural: string, key: string) => `${plural}/${key}`
  const written = (major: number, plural: string, row: JsonObject) =>
    resourcesAt(major)
      .find(it => it.plural === plural)
      ?.body(row, idOf)
  const gold = { name: 'Gold', description: null, currency: 'USD', monthly_price: 500, benefits: ['News'] }
  const paid = { title: 'For gold', visibility: 'tiers', tiers: ['gold'] }
  const member = { email: 'gold@readers.example', newsletters: ['daily'], tiers: ['gold'] }

  test.each<[string, number, string, JsonObject, unknown]>([
    ['a tier of 5.0 is as the world has it', 5, 'tiers', gold, gold],
    [
      'in 4.0 its benefits have names',
      4,
      'tiers',
      gold,
      expect.objectContaining({ benefits: [{ name: 'News' }] }),
    ],
    [
      'in 4.0 a member has products',
      4,
      'members',
      member,
      expect.objectContaining({
        products: [{ id: 'tiers/gold' }],
        newsletters: [{ id: 'newsletters/daily' }],
      }),
    ],
    ['in 3.0 a member is subscribed', 3, 'members', member, expect.objectContaining({ subscribed: true })],
    ['in 4.0 a post is open to tiers', 4, 'posts', paid, expect.objectContaining({ visibility: 'tiers' })],
    ['in 3.0 to whoever pays', 3, 'posts', paid, expect.objectContaining({ visibility: 'paid' })],
  ])('%s', (_, major, plural, row, expected) => {
    expect(written(major, plural, row)).toEqual(expected)
  })
})

test('who is away for a moment is asked again', async () => {
  const client = await olderSite()
  let isAway = true
  const send = async (request: WireRequest) => {
    const wasAway = isAway
    isAway = false
    return wasAway ? AWAY : client.send(request)
  }
  expect(await upkeepOf().seed.run({ ...client, send })).toBeNull()
})

const AWAY: Answer = {
  ...{ kind: 'answer', status: 503, headers: {}, text: '', json: null },
  ...{ size: 0, isBroken: false, ms: 0 },
}
