import { describe, expect, test } from 'vitest'
import { first, openGazette } from '../gazette.fixture.ts'

const site = openGazette()
const token = await site.token()
const PASSWORDS: Readonly<Record<string, string>> = {
  olga: 'olgas-early-ferry',
  ed: 'eds-early-ferry',
  art: 'arts-early-ferry',
  con: 'cons-early-ferry',
}
const headersOf = new Map<string, Record<string, string>>([
  ['integration', token],
  ['nobody', {}],
])
for (const [who, password] of Object.entries(PASSWORDS))
  headersOf.set(who, { cookie: await site.logIn(`${who}@gazette.example`, password) })

const ask = (who: string, method: string, where: string, headers = {}) =>
  site.send(method, where, undefined, { ...headersOf.get(who), ...headers })

describe('who may ask what', () => {
  test.each([
    ['olga', 'GET', 'admin: /members/', 200],
    ['olga', 'GET', 'admin: /db/', 200],
    ['ed', 'GET', 'admin: /members/', 403],
    ['ed', 'GET', 'admin: /db/', 403],
    ['ed', 'GET', 'admin: /invites/', 200],
    ['ed', 'PUT', 'admin: /settings/', 403],
    ['ed', 'DELETE', 'admin: /settings/payments/connect/', 403],
    ['ed', 'GET', 'admin: /themes/active/', 200],
    ['art', 'GET', 'admin: /posts/', 200],
    ['art', 'GET', 'admin: /tags/', 200],
    ['art', 'DELETE', 'admin: /tags/67a000000000000000000201/', 403],
    ['art', 'GET', 'admin: /themes/', 200],
    ['con', 'GET', 'admin: /tiers/', 403],
    ['con', 'GET', 'admin: /config/', 200],
    ['con', 'GET', 'admin: /users/me/', 200],
    ['con', 'DELETE', 'admin: /snippets/67a000000000000000000999/', 403],
    ['nobody', 'GET', 'admin: /posts/', 403],
    ['nobody', 'GET', 'admin: /site/', 200],
    ['nobody', 'GET', 'content: /posts/', 200],
    ['integration', 'GET', 'admin: /posts/', 200],
    ['integration', 'HEAD', 'admin: /posts/', 200],
    ['integration', 'GET', 'admin: /invites/', 501],
    ['integration', 'GET', 'admin: /session/', 501],
    ['integration', 'POST', 'admin: /roles/', 404],
    ['integration', 'GET', 'content: /pages/', 200],
  ])('%s: %s %s is %i', async (who, method, where, status) => {
    expect((await ask(who, method, where)).status).toBe(status)
  })

  test.each([
    ['con', 'GET', '/tiers/', 'You do not have permission to browse products'],
    ['con', 'GET', '/tiers/67a000000000000000000302/', 'You do not have permission to read products'],
    ['art', 'DELETE', '/tags/67a000000000000000000201/', 'You do not have permission to destroy tags'],
    ['ed', 'PUT', '/settings/', 'You do not have permission to edit settings'],
    ['ed', 'GET', '/db/', 'You do not have permission to exportContent db'],
  ])('%s is told why not: %s %s', async (who, method, path, why) => {
    const { body } = await ask(who, method, `admin: ${path}`)
    expect([first(body).message, first(body).context]).toContainEqual(expect.stringContaining(why))
  })
})

describe('what is served elsewhere and not here', () => {
  test.each([
    ['olga', 'GET', 'admin: /notifications/', 404],
    ['olga', 'GET', 'admin: /stats/mrr/', 404],
    ['nobody', 'GET', 'admin: /notifications/', 403],
    ['integration', 'POST', 'admin: /recommendations/', 501],
    ['integration', 'GET', 'admin: /themes/casper/download/', 501],
    ['integration', 'PUT', 'admin: /notifications/', 404],
    ['integration', 'GET', 'admin: /stats/', 404],
    ['integration', 'GET', 'admin: /stats/a/b/', 404],
    ['nobody', 'GET', 'content: /explore/', 404],
    ['nobody', 'GET', 'admin: /nope/', 404],
    ['nobody', 'GET', '/platform/api/content/explore/', 404],
  ])('%s: %s %s is %i', async (who, method, where, status) => {
    expect((await ask(who, method, where)).status).toBe(status)
  })

  test('is not there in older majors', async () => {
    const old = openGazette({ version: '4.0' })
    expect((await old.get('v4/admin: /notifications/')).status).toBe(404)
  })
})

describe('a path without a slash at its end', () => {
  test.each([
    ['nobody', 'GET', '/platform/api/admin/site', 301, '/platform/api/admin/site/'],
    ['nobody', 'GET', '/platform/api/admin/site?a=1', 301, '/platform/api/admin/site/?a=1'],
    ['nobody', 'HEAD', '/platform/api/admin/site', 301, '/platform/api/admin/site/'],
    ['integration', 'GET', '/platform/api/admin/invites', 301, '/platform/api/admin/invites/'],
    ['nobody', 'GET', '/platform/api/admin/posts', 403, undefined],
    ['nobody', 'GET', '/platform/api/admin/nope', 404, undefined],
    ['integration', 'DELETE', '/platform/api/admin/posts/67a000000000000000000699', 404, undefined],
  ])('%s: %s %s', async (who, method, target, status, location) => {
    const { status: found, headers } = await ask(who, method, target)
    expect([found, headers.location]).toEqual([status, location])
    if (location) expect(headers['cache-control']).toBe('public, max-age=31536000')
  })
})

test('of a client of 0.x administrators are told all that came later, 1.0 with it', async () => {
  const own = openGazette()
  await own.get('content: /posts/?client_id=a&client_secret=b', { 'accept-version': 'v0.11' })
  expect(own.mail()[0]?.text).toContain('An export of 0.x holds no clients')
})

describe('what comes before the route', () => {
  test.each<[what: string, headers: Record<string, string>, status: number, type: string]>([
    ['a body that is none', { 'content-type': 'application/json' }, 400, 'InternalServerError'],
    [
      'a newer client',
      { 'content-type': 'text/plain', 'x-platform-version': '5.999' },
      400,
      'VersionMismatchError',
    ],
    [
      'both',
      { 'content-type': 'application/json', 'x-platform-version': '5.999' },
      400,
      'VersionMismatchError',
    ],
    ['neither', { 'content-type': 'text/plain', 'x-platform-version': '5.130' }, 403, 'NoPermissionError'],
  ])('%s is answered', async (_what, headers, status, type) => {
    const answer = await site.send('POST', 'admin: /tags/', '{', headers)
    expect([answer.status, first(answer.body).type]).toEqual([status, type])
  })

  test.each([
    ['5.130', 200],
    ['5.130.7', 200],
    ['v5.0', 200],
    ['5.131', 400],
    ['4.48', 400],
    ['6.0', 400],
    ['none', 400],
  ])('a client of %s of the admin API: %i', async (version, status) => {
    const headers = { 'x-platform-version': version }
    expect((await site.get('admin: /site/', headers)).status).toBe(status)
    expect((await site.get('content: /tags/', headers)).status).toBe(200)
  })
})

describe('the words of a refusal', () => {
  test.each([
    ['GET', '/posts/67a000000000000000000699/', 'Resource not found error, cannot read post.'],
    ['GET', '/posts/x/', 'Validation error, cannot read post.'],
    ['PUT', '/posts/67a000000000000000000699/', 'Validation error, cannot edit post.'],
    ['GET', '/nope/', 'Resource not found'],
  ])('%s %s: %s', async (method, path, message) => {
    expect(first((await ask('integration', method, `admin: ${path}`)).body).message).toBe(message)
  })

  test('say in the context what happened', async () => {
    const path = 'admin: /posts/67a000000000000000000601/'
    const posts = [{ title: 'A', updated_at: '2000-01-01T00:00:00.000Z' }]
    const { status, body } = await site.send('PUT', path, { posts }, token)
    expect([status, first(body).message]).toEqual([409, 'Saving failed! Someone else is editing this post.'])
  })
})
