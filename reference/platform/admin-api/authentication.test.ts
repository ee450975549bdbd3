import { describe, expect, it } from 'vitest'
import { CONTENT_KEY, first, openGazette, type TokenChanges } from '../gazette.fixture.ts'

const gazette = openGazette()

describe('the token of an integration', () => {
  const served: readonly (readonly [string, TokenChanges])[] = [
    ['as the documentation has it', {}],
    ["with the published clients' scheme", { scheme: 'Ghost' }],
    ['with the scheme in small letters', { scheme: 'platform' }],
    ['that never expires', { expiresIn: null }],
    ['that expires tomorrow', { expiresIn: 86_400 }],
    ['that is four minutes old', { madeAgo: 240, expiresIn: 86_400 }],
    ['made in the future', { madeAgo: -600, expiresIn: 86_400 }],
    ['whose audience has no slashes', { audience: 'admin' }],
    ['whose audience ends as it should', { audience: '/v4/admin/' }],
    ['with several audiences', { audience: ['/x/', '/admin/'] }],
  ]
  it.each(served)('%s is let in', async (_fact, changes) => {
    const { status } = await gazette.get('admin: /posts/?limit=1', await gazette.token(changes))
    expect(status).toBe(200)
  })

  const refused: readonly (readonly [string, TokenChanges, number, string, string])[] = [
    ['without a key id', { kid: null }, 400, 'MISSING_ADMIN_API_KID', 'Admin API kid missing.'],
    [
      'with an unknown key',
      { kid: '67a000000000000000000829' },
      401,
      'UNKNOWN_ADMIN_API_KEY',
      'Unknown Admin API Key',
    ],
    [
      'of a content key',
      { kid: '67a000000000000000000811' },
      401,
      'INVALID_API_KEY_TYPE',
      'Invalid API Key type',
    ],
    [
      'signed with another secret',
      { secret: 'ab'.repeat(32) },
      401,
      'INVALID_JWT',
      'Invalid token: invalid signature',
    ],
    ['signed otherwise', { algorithm: 'HS512' }, 401, 'INVALID_JWT', 'Invalid token: invalid algorithm'],
    ['that has expired', { madeAgo: 10, expiresIn: -5 }, 401, 'INVALID_JWT', 'Invalid token: jwt expired'],
    [
      'that is six minutes old',
      { madeAgo: 360, expiresIn: 900 },
      401,
      'INVALID_JWT',
      'Invalid token: maxAge exceeded',
    ],
    [
      'that does not say when it was made',
      { madeAgo: null },
      401,
      'INVALID_JWT',
      'Invalid token: iat required when maxAge is specified',
    ],
    ['that is not valid yet', { notBefore: 60 }, 401, 'INVALID_JWT', 'Invalid token: jwt not active'],
    [
      'for another API',
      { audience: '/content/' },
      401,
      'INVALID_JWT',
      'Invalid token: jwt audience invalid. expected: /\\/?admin\\/?$/',
    ],
    [
      'for nobody',
      { audience: null },
      401,
      'INVALID_JWT',
      'Invalid token: jwt audience invalid. expected: /\\/?admin\\/?$/',
    ],
    [
      'with another scheme',
      { scheme: 'Bearer' },
      401,
      'INVALID_AUTH_HEADER',
      'Authorization header format is "Authorization: Platform [token]"',
    ],
  ]
  it.each(refused)('%s is refused', async (_fact, changes, status, code, message) => {
    const reply = await gazette.get('admin: /posts/', await gazette.token(changes))
    expect(reply.status).toBe(status)
    expect(first(reply.body)).toMatchObject({ code, message })
  })

  it.each([
    ['no token', 'Platform', 401, 'INVALID_AUTH_HEADER'],
    ['two spaces', 'Platform  a.b.c', 401, 'INVALID_AUTH_HEADER'],
    ['no token at all', 'Platform garbage', 400, 'INVALID_JWT'],
    ['three words with points', 'Platform a.b.c', 400, 'INVALID_JWT'],
  ])('%s is refused', async (_fact, authorization, status, code) => {
    const reply = await gazette.get('admin: /posts/', { authorization })
    expect(reply.status).toBe(status)
    expect(first(reply.body).code).toBe(code)
  })

  it('without its signature is refused', async () => {
    const { authorization = '' } = await gazette.token()
    const unsigned = authorization.slice(0, authorization.lastIndexOf('.') + 1)
    const { body } = await gazette.get('admin: /posts/', { authorization: unsigned })
    expect(first(body).message).toBe('Invalid token: jwt signature is required')
  })

  it('must be made for the URL where it is used', async () => {
    const here = await gazette.get('v4/admin: /posts/', await gazette.token({ audience: '/v4/admin/' }))
    expect(here.status).toBe(200)
    const elsewhere = await gazette.get('v4/admin: /posts/', await gazette.token())
    expect(first(elsewhere.body).message).toContain('jwt audience invalid')
  })

  it('counts more than a good cookie', async () => {
    const cookie = await gazette.logIn('olga@gazette.example', 'olgas-early-ferry')
    expect((await gazette.get('admin: /posts/', { cookie, authorization: 'Platform a.b.c' })).status).toBe(
      400,
    )
  })

  it.each([
    ['PUT', '/settings/'],
    ['GET', '/themes/'],
    ['GET', '/integrations/'],
    ['DELETE', '/users/67a000000000000000000104/'],
    ['POST', '/authentication/global_password_reset/'],
  ])('does not open %s %s', async (method, path) => {
    const body = method === 'PUT' ? { settings: [{ key: 'title', value: 'X' }] } : undefined
    const reply = await gazette.send(method, `admin: ${path}`, body, await gazette.token())
    expect(reply.status).toBe(501)
    expect(first(reply.body).type).toBe('NotImplementedError')
  })
})

describe('a session', () => {
  it('begins with name and password', async () => {
    const reply = await gazette.send('POST', 'admin: /session/', {
      username: 'ada@gazette.example',
      password: 'adas-early-ferry',
    })
    expect(reply.status).toBe(201)
    expect(reply.body).toBe('Created')
    expect(reply.headers['set-cookie']).toMatch(
      /^platform-admin-api-session=s%3A[0-9a-f]+\..+; Path=\/platform; Expires=.+ GMT; HttpOnly; SameSite=Lax$/,
    )
  })

  it.each([
    ['a wrong password', { username: 'ada@gazette.example', password: 'x' }, 422, 'PASSWORD_INCORRECT'],
    ['an unknown address', { username: 'who@gazette.example', password: 'x' }, 404, null],
    ['no password', { username: 'ada@gazette.example' }, 401, null],
    ['nothing', {}, 401, null],
  ])('does not begin with %s', async (_fact, body, status, code) => {
    const reply = await gazette.send('POST', 'admin: /session/', body)
    expect(reply.status).toBe(status)
    expect(first(reply.body).code).toBe(code)
  })

  it('opens the admin API by its cookie, to its user', async () => {
    const cookie = await gazette.logIn('ed@gazette.example', 'eds-early-ferry')
    expect(first((await gazette.get('admin: /users/me/', { cookie })).body).slug).toBe('ed')
    expect((await gazette.get('admin: /session/', { cookie })).body).toMatchObject({
      slug: 'ed',
      created_by: '67a000000000000000000103',
    })
  })

  it.each([
    ['none', {}],
    ['a forged one', { cookie: 'platform-admin-api-session=s%3Aabc.def' }],
    ['garbage', { cookie: 'platform-admin-api-session=abc' }],
    ['a content key in its place', { key: CONTENT_KEY }],
  ])('%s: nobody is let in', async (_fact, headers) => {
    const reply = await gazette.get('admin: /users/me/', headers)
    expect(reply.status).toBe(403)
    expect(first(reply.body).message).toBe('Authorization failed')
  })

  it('does not count for requests of other sites', async () => {
    const cookie = await gazette.logIn('ed@gazette.example', 'eds-early-ferry')
    const own = await gazette.get('admin: /users/me/', { cookie, origin: 'http://localhost:2368' })
    expect(own.status).toBe(200)
    expect(own.headers['access-control-allow-origin']).toBe('http://localhost:2368')
    const other = await gazette.get('admin: /users/me/', { cookie, origin: 'https://evil.example' })
    expect(other.status).toBe(400)
    expect(first(other.body).message).toContain(
      "Expected 'http://localhost:2368' received 'https://evil.example'",
    )
  })

  it('ends when it is deleted', async () => {
    const cookie = await gazette.logIn('ed@gazette.example', 'eds-early-ferry')
    expect((await gazette.send('DELETE', 'admin: /session/', undefined, { cookie })).status).toBe(204)
    expect((await gazette.get('admin: /users/me/', { cookie })).status).toBe(403)
  })

  it('ends after half a year', async () => {
    const later = openGazette()
    const cookie = await later.logIn('ed@gazette.example', 'eds-early-ferry')
    later.wait(200 * 24 * 60 * 60 * 1000)
    expect((await later.get('admin: /users/me/', { cookie })).status).toBe(403)
  })

  it.each([
    ['art', 'GET', '/members/'],
    ['ed', 'GET', '/integrations/'],
    ['con', 'GET', '/tiers/'],
    ['con', 'DELETE', '/tags/67a000000000000000000201/'],
    ['ed', 'DELETE', '/users/67a000000000000000000102/'],
  ])('of %s does not allow %s %s', async (name, method, path) => {
    const cookie = await gazette.logIn(`${name}@gazette.example`, `${name}s-early-ferry`)
    const reply = await gazette.send(method, `admin: ${path}`, undefined, { cookie })
    expect(reply.status).toBe(403)
    expect(first(reply.body).type).toBe('NoPermissionError')
  })
})

describe('passwords', () => {
  const reset = (email: string) => ({ password_reset: [{ email }] })
  const set = (token: string, newPassword: string, ne2Password = newPassword) => ({
    password_reset: [{ token, newPassword, ne2Password }],
  })

  it('are reset by a mailed link, once', async () => {
    const site = openGazette()
    const asked = await site.send(
      'POST',
      'admin: /authentication/password_reset/',
      reset('art@gazette.example'),
    )
    expect(asked.body).toEqual({
      password_reset: [{ message: 'Check your email for further instructions.' }],
    })
    const token = /\/reset\/([^/]+)\//.exec(site.mail()[0]?.text ?? '')?.[1] ?? ''
    const done = await site.send(
      'PUT',
      'admin: /authentication/password_reset/',
      set(token, 'a-brand-new-password'),
    )
    expect(done.body).toEqual({ password_reset: [{ message: 'Password updated' }] })
    expect(await site.logIn('art@gazette.example', 'a-brand-new-password')).toContain('session')
    const again = await site.send(
      'PUT',
      'admin: /authentication/password_reset/',
      set(token, 'yet-another-password'),
    )
    expect(again.status).toBe(400)
    expect(first(again.body).context).toBe('Password reset link has already been used.')
  })

  it.each([
    ['an unknown address', 'POST', reset('who@gazette.example'), 404, 'User not found.'],
    ['no address', 'POST', {}, 400, 'The server did not receive a valid email'],
    [
      'the old object',
      'POST',
      { passwordreset: [{ email: 'art@gazette.example' }] },
      400,
      'The server did not receive a valid email',
    ],
    [
      'two passwords that differ',
      'PUT',
      set('x', 'long-enough-1', 'long-enough-2'),
      422,
      'Your new passwords do not match',
    ],
    ['a short password', 'PUT', set('x', 'short'), 422, 'Your password must be at least 10 characters long.'],
    ['a token that is none', 'PUT', set('x', 'long-enough-1'), 401, 'Cannot reset password.'],
    [
      'the old object with a password',
      'PUT',
      { passwordreset: [{}] },
      400,
      "No root key ('password_reset') provided.",
    ],
  ])('%s is refused', async (_fact, method, body, status, message) => {
    const reply = await gazette.send(method, 'admin: /authentication/password_reset/', body)
    expect(reply.status).toBe(status)
    expect(first(reply.body).message).toBe(message)
  })

  it('are all reset at once: sessions end, everyone gets the link, integrations go on', async () => {
    const site = openGazette()
    const cookie = await site.logIn('olga@gazette.example', 'olgas-early-ferry')
    const reply = await site.send('POST', 'admin: /authentication/global_password_reset/', {}, { cookie })
    expect(reply.status).toBe(204)
    expect(reply.body).toBeNull()
    expect(site.mail().map(mail => mail.subject)).toEqual(Array(5).fill('Reset Password'))
    expect((await site.get('admin: /users/me/', { cookie })).status).toBe(403)
    const login = { username: 'olga@gazette.example', password: 'olgas-early-ferry' }
    expect(first((await site.send('POST', 'admin: /session/', login)).body).type).toBe(
      'PasswordResetRequiredError',
    )
    expect((await site.get('admin: /posts/', await site.token())).status).toBe(200)
  })
})
