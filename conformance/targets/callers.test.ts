import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jwtVerify } from 'jose'
import { describe, expect, onTestFinished, test } from 'vitest'
import { httpServer, type Received, type Reply } from '../../tests/support/http-server.ts'
import { openClient } from '../client/client.ts'
import { DEFAULT_LIMITS } from '../client/limits.ts'
import { callersOf } from './callers.ts'
import { readCredentials } from './credentials.ts'

const SECRET = '00112233445566778899aabbccddeeff'
const PLATFORM = {
  content_api_keys: [{ key: '0123456789abcdef0123456789' }],
  admin_api_keys: [{ id: 'key-id', secret: SECRET }],
  users: [{ email: 'ann@gazette.test', password: 'anns-long-password' }],
  clients: [{ slug: 'platform-admin', secret: 'client-secret' }],
  site: { url: 'http://gazette.test/' },
}

const DATA = {
  'plugin::users-permissions.user': [{ id: 1, username: 'ann', email: 'ann@x.test', password: 'secret "1"' }],
}

function worldWith(files: Readonly<Record<string, unknown>>): string {
  const directory = mkdtempSync(join(tmpdir(), 'assayer-world-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  mkdirSync(directory, { recursive: true })
  for (const [name, value] of Object.entries(files))
    writeFileSync(join(directory, name), JSON.stringify(value))
  return directory
}

async function setUp(reply: (request: Received) => Reply = () => ({}), environment = {}) {
  const received: Received[] = []
  const url = await httpServer(request => {
    received.push(request)
    return reply(request)
  })
  const client = openClient({ url, connections: 1, limits: DEFAULT_LIMITS })
  onTestFinished(() => client.close())
  const world = worldWith({ 'platform.json': PLATFORM, 'data.json': DATA })
  const callers = callersOf(client, readCredentials(world, environment))
  const sign = (as: string, path = '/platform/api/admin/posts/') =>
    callers.sign({ method: 'GET', path, headers: {}, body: null }, as)
  return { callers, received, sign }
}

describe('users of the content service', () => {
  test('log in once by REST', async () => {
    const { sign, received } = await setUp(() => ({ body: { jwt: 'a.b.c' } }))
    expect((await sign('user:ann')).headers.authorization).toBe('Bearer a.b.c')
    await sign('user:ann')
    expect(received.map(({ target, body }) => [target, JSON.parse(body)])).toEqual([
      ['/api/auth/local', { identifier: 'ann', password: 'secret "1"' }],
    ])
  })

  test('log in by the mutation where REST has no login', async () => {
    const { sign, received } = await setUp(({ target }) =>
      target === '/graphql' ? { body: { data: { login: { jwt: 'a.b.c' } } } } : { status: 404 },
    )
    expect((await sign('user:ann')).headers.authorization).toBe('Bearer a.b.c')
    expect(JSON.parse(received[1]?.body ?? '').query).toBe(
      'mutation { login(input: {identifier: "ann", password: "secret \\"1\\""}) { jwt } }',
    )
  })
})

describe('callers of the platform', () => {
  test('content-key stands in the query', async () => {
    const { sign } = await setUp()
    const key = 'key=0123456789abcdef0123456789'
    expect((await sign('content-key', '/a/')).path).toBe(`/a/?${key}`)
    expect((await sign('content-key', '/a/?limit=1')).path).toBe(`/a/?limit=1&${key}`)
  })

  test.each([
    ['/platform/api/admin/posts/', '/admin/'],
    ['/platform/api/v4/admin/posts/', '/v4/admin/'],
    ['/platform/api/canary/admin/posts/', '/canary/admin/'],
  ])('integration signs for %s with the audience %s', async (path, audience) => {
    const { sign } = await setUp()
    const [scheme, token = ''] = (await sign('integration', path)).headers.authorization?.split(' ') ?? []
    const { payload, protectedHeader } = await jwtVerify(token, Buffer.from(SECRET, 'hex'), { audience })
    expect(scheme).toBe('Platform')
    expect(protectedHeader).toMatchObject({ alg: 'HS256', kid: 'key-id' })
    expect(Number(payload.exp) - Number(payload.iat)).toBe(300)
  })

  test('session sends the cookie that opening it gave; a session is opened once, and anew after a reset', async () => {
    const { sign, received, callers } = await setUp(() => ({
      status: 201,
      headers: { 'set-cookie': 'platform-admin-api-session=abc; Path=/; HttpOnly' },
    }))
    expect((await sign('session:ann@gazette.test')).headers.cookie).toBe('platform-admin-api-session=abc')
    await sign('session:ann@gazette.test')
    expect(received.map(({ target, body }) => [target, JSON.parse(body)])).toEqual([
      ['/platform/api/admin/session/', { username: 'ann@gazette.test', password: 'anns-long-password' }],
    ])
    callers.forgetSessions()
    await sign('session:ann@gazette.test')
    expect(received).toHaveLength(2)
  })

  test.each([
    ['that it tells of itself', { site: { url: 'http://127.0.0.1:2462/' } }, 'http://127.0.0.1:2462'],
    ['of its world, where it tells none', {}, 'http://gazette.test'],
  ])('in 2.0 a session goes with the origin of the site, %s', async (_, body, origin) => {
    const { sign, received } = await setUp(({ method }) =>
      method === 'GET' ? { body } : { status: 201, headers: { 'set-cookie': 'a=b' } },
    )
    const { headers } = await sign('session:ann@gazette.test', '/platform/api/v2/admin/posts/')
    expect(headers).toEqual({ origin, cookie: 'a=b' })
    expect(received.map(({ target, headers }) => [target, headers.origin])).toEqual([
      ['/platform/api/v2/admin/site/', undefined],
      ['/platform/api/v2/admin/session/', origin],
    ])
  })

  test('in the first generation a user has an access token', async () => {
    const { sign, received } = await setUp(() => ({ body: { access_token: 'token' } }))
    const { headers } = await sign('session:ann@gazette.test', '/platform/api/v0.1/posts/')
    expect(headers).toEqual({ authorization: 'Bearer token' })
    expect(received.map(({ target, body }) => [target, JSON.parse(body)])).toEqual([
      [
        '/platform/api/v0.1/authentication/token/',
        {
          grant_type: 'password',
          username: 'ann@gazette.test',
          password: 'anns-long-password',
          client_id: 'platform-admin',
          client_secret: 'client-secret',
        },
      ],
    ])
  })

  test('a session that is refused cannot be judged', async () => {
    const { sign } = await setUp(() => ({ status: 422 }))
    await expect(sign('session:ann@gazette.test')).rejects.toThrow(
      'ann@gazette.test cannot open a session: the answer was 422',
    )
  })
})

test('the environment wins over the world', async () => {
  const environment = {
    ASSAYER_TOKEN_MY_READER: 'token',
    ASSAYER_PASSWORD_ANN_GAZETTE_TEST: 'password',
    ASSAYER_CONTENT_KEY: 'content',
    ASSAYER_ADMIN_KEY: 'id:secret',
  }
  const credentials = readCredentials(worldWith({ 'platform.json': PLATFORM }), environment)
  expect(credentials.token('my-reader')).toBe('token')
  expect(credentials.password('ann@gazette.test')).toBe('password')
  expect(credentials.contentKey).toBe('content')
  expect(credentials.adminKey).toEqual({ id: 'id', secret: 'secret' })
  expect(credentials.secrets).toEqual(expect.arrayContaining(['token', 'password', 'content', 'secret']))
})
