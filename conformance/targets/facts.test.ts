import { describe, expect, test } from 'vitest'
import { scratchDirectory } from '../../tests/support/scratch-directory.ts'
import type { Outcome } from '../client/outcome.ts'
import type { Fact } from '../suite/fact.ts'
import { factsNamedIn } from '../suite/placeholder.ts'
import { readCredentials } from './credentials.ts'
import { openFactBook } from './facts.ts'

const PLATFORM = {
  site: { url: 'http://world.test' },
  content_api_keys: [{ key: 'content-secret' }],
  admin_api_keys: [{ id: 'own-id', secret: 'aabb' }],
  clients: [{ slug: 'themes', secret: 'client-of-themes' }],
  users: [{ email: 'ann@gazette.test', password: 'anns-long-word' }],
}

const INTEGRATIONS = [
  { slug: 'reader', api_keys: [{ id: 'k1', type: 'content', secret: 'content-secret' }] },
  {
    slug: 'wall',
    api_keys: [
      { id: 'k2', type: 'content', secret: 'wall-secret' },
      { id: 'k3', type: 'admin', secret: 'k3:ccdd' },
    ],
  },
]

const SITE = { site: { url: 'https://www.gazette.test/blog/', version: '5.99' } }

type Replies = Readonly<Record<string, unknown>>

function book(
  replies: Replies = {},
  environment: Readonly<Record<string, string>> = {},
  platformVersion = '4.0',
) {
  const asked: string[] = []
  const get = async (path: string, as: string): Promise<Outcome> => {
    const [part] = Object.keys(replies).filter(it => path.includes(it))
    asked.push(`${as} ${path}`)
    const json = part === undefined ? undefined : replies[part]
    const status = part === undefined ? 404 : 200
    return { kind: 'answer', status, headers: {}, text: '', json, size: 0, isBroken: false, ms: 0 }
  }
  const world = scratchDirectory({ 'platform.json': JSON.stringify(PLATFORM) })
  const credentials = readCredentials(world, environment)
  const facts = openFactBook({
    ...{ credentials, environment, get, platformVersion, url: 'http://127.0.0.1:99/below' },
  })
  return { asked, ...facts, read: async (text: string) => facts.factOf(factIn(text)) }
}

function factIn(text: string): Fact {
  const [fact] = factsNamedIn(text)
  if (!fact) throw new Error(`${text} is no placeholder`)
  return fact
}

describe('a fact of a target', () => {
  test.each([
    ['<site>', 'https://www.gazette.test/blog'],
    ['<site-origin>', 'https://www.gazette.test'],
    ['<site-host>', 'gazette.test'],
    ['<version>', '5.99'],
    ['<content-key>', 'content-secret'],
    ['<content-key-id>', 'k1'],
    ['<content-key:wall>', 'wall-secret'],
    ['<content-key-id:wall>', 'k2'],
    ['<admin-key>', 'own-id:aabb'],
    ['<admin-key-id:wall>', 'k3'],
    ['<admin-secret:wall>', 'ccdd'],
    ['<admin-key:wall>', 'k3:ccdd'],
    ['<client-secret:themes>', 'client-of-themes'],
    ['<password:ann@gazette.test>', 'anns-long-word'],
  ])('%s', async (text, value) => {
    const replies = { '/admin/site/': SITE, '/admin/integrations/': { integrations: INTEGRATIONS } }
    expect(await book(replies).read(text)).toBe(value)
  })

  test('the address of a site that tells none is where it is reached', async () => {
    expect(await book().read('<site>')).toBe('http://127.0.0.1:99/below')
    expect(await book({ '/site/': { site: { url: 'nowhere' } } }).read('<site-host>')).toBe('127.0.0.1')
  })

  test('the version of a site that tells none is the one that it is said to have', async () => {
    expect(await book().read('<version>')).toBe('4.0')
  })

  test.each([
    ['<site-origin>', 'ASSAYER_SITE', 'http://public.test/', 'http://public.test'],
    ['<site>', 'ASSAYER_SITE', 'http://public.test/', 'http://public.test'],
    ['<version>', 'ASSAYER_VERSION', '5.1', '5.1'],
    ['<content-key:wall>', 'ASSAYER_CONTENT_KEY_WALL', 'given', 'given'],
    ['<client-secret:themes>', 'ASSAYER_CLIENT_SECRET_THEMES', 'given', 'given'],
    ['<password:ann@gazette.test>', 'ASSAYER_PASSWORD_ANN_GAZETTE_TEST', 'given', 'given'],
  ])('%s is what %s says', async (text, variable, given, value) => {
    const { asked, read } = book({ '/admin/site/': SITE }, { [variable]: given })
    expect(await read(text)).toBe(value)
    expect(asked).toEqual([])
  })
})

test('a site is asked once, and integrations again after the world was put back', async () => {
  const { asked, read, forget } = book({ '/site/': SITE, '/integrations/': { integrations: INTEGRATIONS } })
  for (const text of ['<site>', '<version>', '<content-key:wall>', '<admin-key:wall>']) await read(text)
  forget()
  for (const text of ['<site>', '<content-key:wall>']) await read(text)
  const keys = 'session:ann@gazette.test /platform/api/v4/admin/integrations/?limit=all&include=api_keys'
  expect(asked).toEqual(['public /platform/api/v4/admin/site/', keys, keys])
})

test('keys that the target told are secrets', async () => {
  const { read, secrets } = book({ '/integrations/': { integrations: INTEGRATIONS } })
  await read('<content-key-id:wall>')
  expect(secrets()).toEqual(['content-secret', 'wall-secret', 'ccdd'])
})

test.each([
  [{}, {}, '<content-key:wall>', /^the keys cannot be read: GET .* as ann@gazette\.test answers 404$/],
  [{ '/integrations/': { integrations: [] } }, {}, '<admin-key-id:wall>', /has no admin key of wall$/],
  [{ '/integrations/': { integrations: [] } }, {}, '<content-key-id>', /no content key such as it is asked/],
  [{}, {}, '<password:bob>', /^the world has no password of bob, and the environment gives none$/],
  [{}, {}, '<token:full>', /^the world has no API token full/],
  [{}, { ASSAYER_SITE: 'here' }, '<site-origin>', /^ASSAYER_SITE: found here, expected an address/],
])('what cannot be found out is said: %j %j %s', async (replies, environment, text, says) => {
  await expect(book(replies, environment).read(text)).rejects.toThrow(says)
})

test.each([
  ['1.0', 'https://www.gazette.test/blog'],
  ['4.0', 'http://127.0.0.1:99/below'],
])('a platform %s without /site/ is at %s', async (version, address) => {
  const replies = {
    '/v0.1/configuration/': { configuration: [{ blogUrl: 'https://www.gazette.test/blog/' }] },
  }
  expect(await book(replies, {}, version).read('<site>')).toBe(address)
})
