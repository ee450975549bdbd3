import { describe, expect, test } from 'vitest'
import { memoryIo } from '../../tests/support/memory-io.ts'
import { main } from '../cli/main.ts'
import { brandWords, neutralWords } from './brand.ts'
import { serveReference } from './oracle.ts'

const ghost = brandWords('ghost')

describe('what stands for the neutral word', () => {
  test.each([
    ['/platform/api/content/posts/', '/ghost/api/content/posts/'],
    ['/PLATFORM/API/content/', '/GHOST/API/content/'],
    ['Path=/platform; HttpOnly', 'Path=/ghost; HttpOnly'],
    ['http://localhost:2368/platform/api/content/', 'http://localhost:2368/ghost/api/content/'],
    ['platform-admin-api-session=abc', 'ghost-admin-api-session=abc'],
    ['^platform-private=', '^ghost-private='],
    ['/public/platform-sdk.js', '/public/ghost-sdk.js'],
    ['data-platform="x"', 'data-ghost="x"'],
    ['x-platform-version', 'x-ghost-version'],
    ['errors[0].platformErrorCode', 'errors[0].ghostErrorCode'],
    ['UPDATE_PLATFORM', 'UPDATE_GHOST'],
    ['Platform a.b.c', 'Ghost a.b.c'],
    ['platform garbage', 'ghost garbage'],
    ['PlatformMembers garbage', 'GhostMembers garbage'],
    ['{"engines":{"platform-api":"v5"}}', '{"engines":{"ghost-api":"v5"}}'],
    ['/ghost/api/admin/settings/payments/connect/', '/ghost/api/admin/settings/stripe/connect/'],
    ['members[0].payments', 'members[0].stripe'],
    ['payments_connect_secret_key', 'stripe_connect_secret_key'],
  ])('%s is %s', (neutral, own) => {
    expect(ghost.text(neutral)).toBe(own)
    expect(ghost.text(own)).toBe(own)
    expect(neutralWords.text(neutral)).toBe(neutral)
  })

  test.each(['client_id=platform-frontend', 'platforms', 'group=payments', 'codeinjection_head'])(
    '%s is no identifier with a brand',
    text => {
      expect(ghost.text(text)).toBe(text)
    },
  )

  test('of a request the path, headers and body; of an expectation keys and values', () => {
    expect(
      ghost.request({
        method: 'PUT',
        path: '/platform/api/admin/settings/',
        headers: { 'x-platform-version': '5.0', authorization: 'Platform x' },
        body: '{"key":"payments_plans"}',
      }),
    ).toEqual({
      method: 'PUT',
      path: '/ghost/api/admin/settings/',
      headers: { 'x-ghost-version': '5.0', authorization: 'Ghost x' },
      body: '{"key":"stripe_plans"}',
    })
    expect(
      ghost.expectation({
        status: 404,
        headers: { 'set-cookie': { $matches: '^platform-private=' } },
        body: { 'errors[0]': { $keys: ['platformErrorCode'] }, 'errors[0].code': 'UPDATE_PLATFORM' },
      }),
    ).toEqual({
      status: 404,
      headers: { 'set-cookie': { $matches: '^ghost-private=' } },
      body: { 'errors[0]': { $keys: ['ghostErrorCode'] }, 'errors[0].code': 'UPDATE_GHOST' },
    })
  })
})

describe('the platform’s scenarios against a server of the brand ghost', () => {
  /** Parts of the suite in which brands stand: paths, cookies, schemes, codes, script attributes, settings. */
  const PARTS = [
    'platform.authentication',
    'platform.http',
    'platform.versioning',
    'platform.widget',
    'platform.admin-api.settings',
  ]

  async function judge(...flags: string[]) {
    const world = 'specs/worlds/gazette'
    const serving = await serveReference({ world, port: 0, control: true, brand: 'ghost' })
    const io = memoryIo()
    try {
      const args = ['test', '--url', serving.url, '--world', 'gazette', '--reporter', 'console', ...flags]
      return { code: await main([...args, ...PARTS], io), ...io.printed }
    } finally {
      await serving.close()
    }
  }

  test('with its words they pass', async () => {
    const { code, out } = await judge('--brand', 'ghost', '--strict')
    expect(out).not.toMatch(/^FAIL/m)
    expect(code).toBe(0)
  })

  test('with the neutral words they do not', async () => {
    expect((await judge()).code).not.toBe(0)
  })
})
