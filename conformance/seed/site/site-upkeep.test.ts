import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import { type Client, openClient } from '../../client/client.ts'
import { DEFAULT_LIMITS } from '../../client/limits.ts'
import type { Answer } from '../../client/outcome.ts'
import { type WireRequest, wireRequest } from '../../client/wire-request.ts'
import type { JsonObject } from '../../compare/json-value.ts'
import type { Mailbox } from '../../mail/mailbox.ts'
import { readJson, worldDirectory } from '../../suite/worlds.ts'
import { readCredentials } from '../../targets/credentials.ts'
import { serveReference } from '../../targets/oracle.ts'
import { signIn } from '../../targets/platform-session.ts'
import { type SiteUpkeepOptions, siteUpkeep } from './site-upkeep.ts'

const ADMIN = '/platform/api/admin/'
const SETUP = `${ADMIN}authentication/setup/`
const OWNER = 'olga@gazette.example'

/** A site with the staff of the world and what set-up makes, played by the reference, and the way to its mails. */
async function site(more: JsonObject = {}) {
  const {
    site: own,
    users,
    integrations,
    content_api_keys,
    admin_api_keys,
  } = Object(readJson('specs/worlds/gazette/platform.json'))
  const keys = { integrations, content_api_keys, admin_api_keys }
  const made = {
    tiers: [{ name: 'Free', slug: 'free', type: 'free' }],
    newsletters: [{ name: 'Letter', slug: 'default-newsletter' }],
    posts: [{ title: 'Coming soon', slug: 'coming-soon', status: 'published' }],
  }
  const platform = { site: own, users, ...keys, ...made, ...more }
  const world = scratchDirectory({ 'platform.json': JSON.stringify(platform) })
  const serving = await serveReference({ world, control: true })
  const client = openClient({ url: serving.url, connections: 1, limits: DEFAULT_LIMITS })
  const close = async () => {
    await client.close()
    await serving.close()
  }
  return { client, mailbox: mailboxOf(client), close }
}

async function siteOfThisTest(more: JsonObject = {}) {
  const own = await site(more)
  onTestFinished(own.close)
  return own
}

/** The mails that the reference would have sent. */
function mailboxOf(client: Client): Mailbox {
  return {
    mails: async () => (await ask(client, 'GET', '/__assayer/mail')).mail,
    clear: () => {},
    close: async () => {},
  }
}

async function ask(client: Client, method: string, path: string, body?: unknown, headers = {}) {
  const outcome = await client.send(wireRequest({ method, path, headers, body }))
  if (outcome.kind !== 'answer') throw new Error(outcome.says)
  return Object(outcome.json)
}

/** The same site before anybody has set it up. */
function fresh(client: Client): Client {
  let isSetUp = false
  const send = async (request: WireRequest) => {
    if (request.path !== SETUP) return client.send(request)
    const was = isSetUp
    isSetUp ||= request.method === 'POST'
    return answer({ setup: [{ status: was }] })
  }
  return { ...client, send }
}

function answer(json: unknown): Answer {
  const text = JSON.stringify(json)
  return { kind: 'answer', status: 200, headers: {}, text, json, size: text.length, isBroken: false, ms: 0 }
}

function upkeepOf(options: Partial<SiteUpkeepOptions> = {}) {
  const usual = { specs: 'specs', world: 'gazette', environment: {}, replaces: false }
  const upkeep = siteUpkeep({ ...usual, ...options })
  if (!upkeep) throw new Error('the world has a site')
  return upkeep
}

describe('what a scenario did to a site is undone', () => {
  const upkeep = upkeepOf()
  let seeded: ReturnType<typeof site> | null = null
  /** One for all: what one test did is undone before the next. */
  const seededOnce = () => {
    seeded ??= site().then(async own => {
      expect(await upkeep.seed.run(fresh(own.client), own.mailbox)).toBeNull()
      return own
    })
    return seeded
  }
  afterAll(async () => (await seeded)?.close())
  const undo = async () => {
    const { client, mailbox } = await seededOnce()
    expect(await upkeep.undo.run(client, mailbox)).toBeNull()
  }

  /** As the owner. */
  const asked = async (method: string, path: string, body?: unknown) => {
    const credentials = readCredentials(worldDirectory('specs', 'gazette'), {})
    const password = credentials.password(OWNER) ?? ''
    const { client } = await seededOnce()
    const proof = await signIn(client, credentials, { email: OWNER, password, prefix: '' })
    return ask(client, method, `${ADMIN}${path}`, body, proof)
  }
  const found = async (plural: string, filter: string) =>
    (await asked('GET', `${plural}/?filter=${filter}&include=tags,labels`))[plural]

  type Write = () => Promise<unknown>
  test.each<[string, Write, () => Promise<unknown>, unknown]>([
    [
      'a post that was made is deleted',
      () => asked('POST', 'posts/', { posts: [{ title: 'New' }] }),
      async () => (await found('posts', 'title:New')).length,
      0,
    ],
    [
      'a post that was changed is as before',
      async () => {
        const [{ id, updated_at }] = await found('posts', 'slug:cup-final')
        return asked('PUT', `posts/${id}/`, { posts: [{ title: 'Other', updated_at }] })
      },
      async () => (await found('posts', 'slug:cup-final'))[0].title,
      'Cup final',
    ],
    [
      'a post that was deleted is there again',
      async () => asked('DELETE', `posts/${(await found('posts', 'slug:cup-final'))[0].id}/`),
      async () => (await found('posts', 'slug:cup-final'))[0].tags.map((tag: JsonObject) => tag.slug),
      ['sport'],
    ],
    [
      'posts have a tag again that was deleted',
      async () => asked('DELETE', `tags/${(await found('tags', 'slug:sport'))[0].id}/`),
      async () => (await found('posts', 'slug:cup-final'))[0].tags.map((tag: JsonObject) => tag.slug),
      ['sport'],
    ],
    [
      'what the world does not say of a tag is taken away',
      async () => {
        const [{ id }] = await found('tags', 'slug:sport')
        return asked('PUT', `tags/${id}/`, { tags: [{ meta_title: 'All of it' }] })
      },
      async () => (await found('tags', 'slug:sport'))[0].meta_title,
      null,
    ],
    [
      'a member that was deleted is there again, with its label',
      async () => {
        await asked('DELETE', `labels/${(await found('labels', 'slug:vip'))[0].id}/`)
        const [{ id }] = await found('members', "email:'mia@readers.example'")
        return asked('DELETE', `members/${id}/`)
      },
      async () =>
        (await found('members', "email:'mia@readers.example'"))[0].labels.map((it: JsonObject) => it.slug),
      ['vip'],
    ],
    [
      'a setting that was changed is as before',
      () => asked('PUT', 'settings/', { settings: [{ key: 'title', value: 'Other' }] }),
      async () =>
        (await asked('GET', 'settings/')).settings.find((it: JsonObject) => it.key === 'title').value,
      'The Gazette',
    ],
    [
      'a tier costs what it did',
      async () => {
        const tier = (await asked('GET', 'tiers/')).tiers.find((it: JsonObject) => it.slug === 'gold')
        return asked('PUT', `tiers/${tier.id}/`, { tiers: [{ ...tier, monthly_price: 1 }] })
      },
      async () =>
        (await asked('GET', 'tiers/')).tiers.find((it: JsonObject) => it.slug === 'gold').monthly_price,
      500,
    ],
    [
      'a theme that was deleted is there again, with its package file',
      () => asked('DELETE', 'themes/broadsheet/'),
      async () =>
        (await asked('GET', 'themes/')).themes.find((it: JsonObject) => it.name === 'broadsheet').package
          .engines,
      { 'platform-api': 'v5' },
    ],
  ])('%s', async (_, write, read, expected) => {
    await write()
    await undo()
    expect(await read()).toEqual(expected)
  })

  test('an integration that was deleted is there again, and its keys are known', async () => {
    const before = upkeep.undo.proofs?.()
    const [{ id }] = await found('integrations', 'slug:news-reader')
    await asked('DELETE', `integrations/${id}/`)
    await undo()
    const after = upkeep.undo.proofs?.()
    expect(after?.ASSAYER_CONTENT_KEY).not.toBe(before?.ASSAYER_CONTENT_KEY)
    const path = `/platform/api/content/tags/?key=${after?.ASSAYER_CONTENT_KEY}`
    expect((await ask((await seededOnce()).client, 'GET', path)).tags.length).toBeGreaterThan(0)
  })

  test('a password that was lost is set again by mail', async () => {
    await asked('POST', 'authentication/global_password_reset/')
    await undo()
    expect((await asked('GET', 'users/me/')).users[0].email).toBe(OWNER)
  })

  test('what nobody can delete is archived, and told', async () => {
    const tier = { name: 'Silver', currency: 'usd', monthly_price: 100, yearly_price: 1000 }
    await asked('POST', 'tiers/', { tiers: [tier] })
    await undo()
    expect(upkeep.undo.leaves?.()).toEqual([expect.stringContaining('tiers silver')])
  })
})

describe('a site that is not fresh', () => {
  const post = { title: 'Mine', slug: 'mine', status: 'published' }

  test('is left alone, and what it holds is named', async () => {
    const { client, mailbox } = await siteOfThisTest({ posts: [post] })
    const refusal = await upkeepOf().seed.run(client, mailbox)
    expect(refusal).toContain('posts mine')
    expect(refusal).toContain('replace: true')
  })

  test('makes room where that is allowed', async () => {
    const { client, mailbox } = await siteOfThisTest({ posts: [post] })
    const upkeep = upkeepOf({ replaces: true })
    expect(await upkeep.seed.run(client, mailbox)).toBeNull()
    const path = `/platform/api/content/posts/?filter=slug:mine&key=${upkeep.seed.proofs?.().ASSAYER_CONTENT_KEY}`
    expect((await ask(client, 'GET', path)).posts).toEqual([])
  })

  test('and has another owner is none of ours', async () => {
    const { client, mailbox } = await siteOfThisTest()
    const environment = { ASSAYER_PASSWORD_OLGA_GAZETTE_EXAMPLE: 'another-one' }
    expect(await upkeepOf({ environment }).seed.run(client, mailbox)).toContain(
      `${OWNER} of the world gazette`,
    )
  })
})

test('who is invited is told so by mail alone', async () => {
  const { users } = Object(readJson('specs/worlds/gazette/platform.json'))
  const { client } = await siteOfThisTest({ users: users.slice(0, 1), posts: [], newsletters: [] })
  expect(await upkeepOf().seed.run(client, null)).toContain('smtp://')
})

test('a world of one’s own is there as it is read, whatever a new site begins with', async () => {
  const gazette = Object(readJson('specs/worlds/gazette/platform.json'))
  const { cover_image: _picture, ...settings } = gazette.settings
  const [owner, ...others] = gazette.users
  const own = {
    ...{ ...gazette, settings, users: [{ ...owner, twitter: '@olga', meta_title: 'Olga' }, ...others] },
    newsletters: [
      { name: 'Daily', slug: 'daily' },
      { name: 'Old letter', slug: 'old-letter', status: 'archived' },
      { name: 'Weekend', slug: 'weekend' },
    ],
  }
  const world = scratchDirectory({ 'platform.json': JSON.stringify(own) })
  const { client, mailbox } = await siteOfThisTest({ settings: { cover_image: '/content/images/own.png' } })
  expect(await upkeepOf({ world }).seed.run(fresh(client), mailbox)).toBeNull()
  const credentials = readCredentials(world, {})
  const password = credentials.password(OWNER) ?? ''
  const proof = await signIn(client, credentials, { email: OWNER, password, prefix: '' })
  const read = (path: string) => ask(client, 'GET', `${ADMIN}${path}`, undefined, proof)
  const { users } = await read('users/?filter=slug:olga')
  expect(users).toEqual([expect.objectContaining({ twitter: '@olga', meta_title: 'Olga' })])
  const { newsletters } = await read('newsletters/')
  expect(newsletters.map((it: JsonObject) => [it.slug, it.sort_order])).toEqual([
    ...[['daily', 0] as const, ['old-letter', 1] as const],
    ['weekend', 2],
  ])
  expect((await read('settings/')).settings).toContainEqual(
    expect.objectContaining({ key: 'cover_image', value: null }),
  )
})
