import { decodeJwt, decodeProtectedHeader } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import { NOW, type Send, startService } from './service.fixture.ts'

let send: Send
beforeEach(async () => {
  send = await startService()
})

const PASSWORD = 'anna-Passw0rd'
const anna = {
  id: 1,
  username: 'anna',
  email: 'anna@users.test',
  provider: 'local',
  confirmed: true,
  blocked: false,
  createdAt: '2024-01-01T00:00:00.000Z',
  updatedAt: '2024-01-02T00:00:00.000Z',
}

/** `<name> <message>` of an error; the message of each fault, if the details list them. */
function errorOf(body: unknown): unknown {
  const { error } = body as { error: { name: string; message: string; details: { errors?: Fault[] } } }
  const faults = error.details.errors?.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return faults ?? `${error.name} ${error.message}`
}

interface Fault {
  readonly path: readonly string[]
  readonly message: string
}

const jwtOf = ({ body }: { body: unknown }) => (body as { jwt: string }).jwt

describe('POST /api/auth/local', () => {
  const accepted: readonly [fact: string, identifier: string, username: string][] = [
    ['a username', 'anna', 'anna'],
    ['an e-mail address', 'anna@users.test', 'anna'],
    ['an e-mail address in another case', 'ANNA@Users.Test', 'anna'],
    ['the username of an unconfirmed user', 'cleo', 'cleo'],
  ]
  test.each(accepted)('takes %s', async (_, identifier, username) => {
    const answer = await send('POST', '/api/auth/local', { identifier, password: PASSWORD })
    expect(answer).toMatchObject({ status: 200, body: { user: { username } } })
  })

  const WRONG = 'ValidationError Invalid identifier or password'
  const refused: readonly [fact: string, body: unknown, error: unknown][] = [
    ['a wrong password', { identifier: 'anna', password: 'x' }, WRONG],
    ['an unknown identifier', { identifier: 'nobody', password: PASSWORD }, WRONG],
    ['a username in another case', { identifier: 'ANNA', password: PASSWORD }, WRONG],
    ['a user without a password', { identifier: 'dirk', password: PASSWORD }, WRONG],
    ['a wrong password of a blocked user', { identifier: 'Bert', password: 'x' }, WRONG],
    [
      'a blocked user',
      { identifier: 'Bert', password: PASSWORD },
      'ApplicationError Your account has been blocked by an administrator',
    ],
    [
      'no body',
      undefined,
      ['identifier: identifier is a required field', 'password: password is a required field'],
    ],
    ['an empty password', { identifier: 'anna', password: '' }, ['password: password is a required field']],
    [
      'a password that is no text',
      { identifier: 'anna', password: 5 },
      ['password: password must be a `string` type, but the final value was: `5`.'],
    ],
    [
      'an identifier that is a list',
      { identifier: ['anna'], password: PASSWORD },
      ['identifier: identifier must be a `string` type, but the final value was: `[\n  "\\"anna\\""\n]`.'],
    ],
    ['a list', [], [': this must be a `object` type, but the final value was: `[]`.']],
  ]
  test.each(refused)('refuses %s', async (_, body, error) => {
    const answer = await send('POST', '/api/auth/local', body)
    expect([answer.status, errorOf(answer.body)]).toEqual([400, error])
  })

  test('answers the JWT and the user, without the password', async () => {
    const answer = await send('POST', '/api/auth/local', { identifier: 'anna', password: PASSWORD })
    expect(answer.body).toEqual({ jwt: expect.any(String), user: anna })
    expect(JSON.stringify(answer.body)).not.toContain('$2b$')
  })

  test('signs the JWT by HS256 with id, iat and exp, 30 days apart', async () => {
    const jwt = jwtOf(await send('POST', '/api/auth/local', { identifier: 'anna', password: PASSWORD }))
    expect(decodeProtectedHeader(jwt)).toEqual({ alg: 'HS256', typ: 'JWT' })
    expect(decodeJwt(jwt)).toEqual({ id: 1, iat: NOW / 1000, exp: NOW / 1000 + 2_592_000 })
  })
})

describe('POST /api/auth/local/register', () => {
  const NEO = { username: 'neo', email: 'Neo@Users.Test', password: 'Matrix-123' }

  test('makes a confirmed user of the authenticated role, with the address in lower case', async () => {
    const { body } = await send('POST', '/api/auth/local/register', {
      ...NEO,
      blocked: true,
      confirmed: false,
      role: 2,
    })
    expect(body).toEqual({
      jwt: expect.any(String),
      user: {
        ...{
          id: 5,
          username: 'neo',
          email: 'neo@users.test',
          provider: 'local',
          confirmed: true,
          blocked: false,
        },
        ...{ createdAt: '2024-06-01T12:00:00.000Z', updatedAt: '2024-06-01T12:00:00.000Z' },
      },
    })
    const { body: again } = await send('GET', '/api/users/5?populate=role')
    expect(again).toMatchObject({ role: { type: 'authenticated' } })
  })

  test('of two roles of that type the new user has the first', async () => {
    send = await startService()
    const query =
      'mutation { createUsersPermissionsRole(data: {name: "Other", type: "authenticated"}) { ok } }'
    await send('POST', '/graphql', { query }, 'full-key')
    await send('POST', '/api/auth/local/register', NEO)
    const { body } = await send('GET', '/api/users/5?populate=role')
    expect(body).toMatchObject({ role: { name: 'Authenticated' } })
  })

  test('the new user can sign in', async () => {
    await send('POST', '/api/auth/local/register', NEO)
    const answer = await send('POST', '/api/auth/local', { identifier: 'neo', password: 'Matrix-123' })
    expect(answer.status).toBe(200)
  })

  const TAKEN = 'ApplicationError Email or Username are already taken'
  const refused: readonly [fact: string, body: object, error: unknown][] = [
    [
      'an empty body',
      {},
      [
        'email: email is a required field',
        'username: username is a required field',
        'password: password is a required field',
      ],
    ],
    ['a username that is taken', { ...NEO, username: 'anna' }, TAKEN],
    ['an address that is taken, in another case', { ...NEO, email: 'ANNA@USERS.TEST' }, TAKEN],
    ['an address as username that is taken', { ...NEO, username: 'anna@users.test' }, TAKEN],
    ['an address that is none', { ...NEO, email: 'neo' }, ['email: email must be a valid email']],
    ['an address without a dot', { ...NEO, email: 'neo@localhost' }, ['email: email must be a valid email']],
    [
      'a username of two letters',
      { ...NEO, username: 'ne' },
      ['username: username must be at least 3 characters'],
    ],
    [
      'a password of five',
      { ...NEO, password: '12345' },
      ['password: password must be at least 6 characters'],
    ],
    [
      'both too short',
      { ...NEO, password: '12345', username: 'ne' },
      [
        'username: username must be at least 3 characters',
        'password: password must be at least 6 characters',
      ],
    ],
    [
      'a username that is a number',
      { ...NEO, username: 5 },
      ['username: username must be a `string` type, but the final value was: `5`.'],
    ],
  ]
  test.each(refused)('refuses %s', async (_, body, error) => {
    const answer = await send('POST', '/api/auth/local/register', body)
    expect([answer.status, errorOf(answer.body)]).toEqual([400, error])
  })

  test('a refused registration leaves no user behind', async () => {
    await send('POST', '/api/auth/local/register', { ...NEO, password: '12345' })
    expect((await send('GET', '/api/users/count')).body).toBe(4)
  })

  test('takes a username that differs from another in case only', async () => {
    const answer = await send('POST', '/api/auth/local/register', { ...NEO, username: 'ANNA' })
    expect(answer.status).toBe(200)
  })
})

describe('passwords', () => {
  const login = (password: string) => send('POST', '/api/auth/local', { identifier: 'anna', password })
  const change = async (body: object) =>
    send('POST', '/api/auth/change-password', body, jwtOf(await login(PASSWORD)))
  const CHANGE = { currentPassword: PASSWORD, password: 'New-pass1', passwordConfirmation: 'New-pass1' }

  test('change-password gives another password', async () => {
    const answer = await change(CHANGE)
    expect(answer.body).toEqual({ jwt: expect.any(String), user: anna })
    expect([(await login(PASSWORD)).status, (await login('New-pass1')).status]).toEqual([400, 200])
  })

  const refused: readonly [fact: string, body: object, error: unknown][] = [
    [
      'an empty body',
      {},
      [
        'passwordConfirmation: passwordConfirmation is a required field',
        'password: password is a required field',
        'currentPassword: currentPassword is a required field',
      ],
    ],
    [
      'a wrong current password',
      { ...CHANGE, currentPassword: 'x' },
      'ValidationError The provided current password is invalid',
    ],
    [
      'another confirmation',
      { ...CHANGE, passwordConfirmation: 'x' },
      ['passwordConfirmation: Passwords do not match'],
    ],
    [
      'the same password again',
      { currentPassword: PASSWORD, password: PASSWORD, passwordConfirmation: PASSWORD },
      'ValidationError Your new password must be different than your current password',
    ],
    [
      'a password that is too short',
      { ...CHANGE, password: 'x', passwordConfirmation: 'x' },
      ['password: password must be at least 6 characters'],
    ],
  ]
  test.each(refused)('change-password refuses %s', async (_, body, error) => {
    const answer = await change(body)
    expect([answer.status, errorOf(answer.body)]).toEqual([400, error])
  })

  test('change-password wants a user', async () => {
    const answer = await send('POST', '/api/auth/change-password', CHANGE, 'full-key')
    expect(errorOf(answer.body)).toBe('ApplicationError You must be authenticated to reset your password')
  })

  const mailed = async () => ((await send('GET', '/__assayer/mail')).body as { mail: Mail[] }).mail

  test('forgot-password sends a code that resets the password once', async () => {
    const forgot = await send('POST', '/api/auth/forgot-password', { email: 'ANNA@users.test' })
    expect(forgot.body).toEqual({ ok: true })
    const [mail] = await mailed()
    expect(mail).toMatchObject({ to: 'anna@users.test', code: expect.stringMatching(/^[0-9a-f]{128}$/) })
    const reset = { code: mail?.code, password: 'New-pass1', passwordConfirmation: 'New-pass1' }
    expect((await send('POST', '/api/auth/reset-password', reset)).body).toMatchObject({ user: { id: 1 } })
    expect((await login('New-pass1')).status).toBe(200)
    const again = await send('POST', '/api/auth/reset-password', reset)
    expect(errorOf(again.body)).toBe('ValidationError Incorrect code provided')
  })

  test.each([['nobody@users.test'], ['bert@users.test']])('forgot-password sends %s no mail', async email => {
    expect((await send('POST', '/api/auth/forgot-password', { email })).body).toEqual({ ok: true })
    expect(await mailed()).toEqual([])
  })

  test('reset-password does not tell a missing code from a wrong one before the passwords match', async () => {
    const body = { code: 'x', password: 'a', passwordConfirmation: 'b' }
    const answer = await send('POST', '/api/auth/reset-password', body)
    expect(errorOf(answer.body)).toBe('ValidationError Passwords do not match')
  })

  test('send-email-confirmation sends a code that confirms the address once', async () => {
    const sent = await send('POST', '/api/auth/send-email-confirmation', { email: 'cleo@users.test' })
    expect(sent.body).toEqual({ email: 'cleo@users.test', sent: true })
    const code = (await mailed())[0]?.code
    expect(code).toMatch(/^[0-9a-f]{40}$/)
    const confirmed = await send('GET', `/api/auth/email-confirmation?confirmation=${code}`)
    expect([confirmed.status, confirmed.headers.location]).toEqual([302, '/'])
    expect((await send('GET', '/api/users/3')).body).toMatchObject({ confirmed: true })
    const again = await send('GET', `/api/auth/email-confirmation?confirmation=${code}`)
    expect(errorOf(again.body)).toBe('ValidationError Invalid token')
  })

  test('send-email-confirmation refuses an address that is confirmed', async () => {
    const answer = await send('POST', '/api/auth/send-email-confirmation', { email: 'anna@users.test' })
    expect(errorOf(answer.body)).toBe('ApplicationError Already confirmed')
  })

  test('a reset of the world forgets the mails', async () => {
    await send('POST', '/api/auth/forgot-password', { email: 'anna@users.test' })
    await send('POST', '/__assayer/reset')
    expect(await mailed()).toEqual([])
  })
})

describe('the limit of attempts to sign in', () => {
  const attempt = (n: number) => send('POST', '/api/auth/local', { identifier: `guess${n}`, password: 'x' })
  const statuses = async (attempts: number) => {
    const answers: number[] = []
    for (let n = 1; n <= attempts; n++) answers.push((await attempt(n)).status)
    return answers
  }

  test('is off', async () => {
    expect(new Set(await statuses(12))).toEqual(new Set([400]))
  })

  test('refuses the eleventh within a minute when it is on, whoever signs in', async () => {
    send = await startService(['content.users.rate-limit.enforced'])
    expect((await statuses(11)).slice(-2)).toEqual([400, 429])
    const answer = await attempt(12)
    expect(errorOf(answer.body)).toBe('RateLimitError Too many requests, please try again later.')
    expect(answer.headers).toMatchObject({ 'x-ratelimit-limit': '10', 'x-ratelimit-remaining': '0' })
    expect(answer.headers['x-ratelimit-reset']).toBe(String((NOW + 60_000) / 1000))
  })

  test('begins anew with the world', async () => {
    send = await startService(['content.users.rate-limit.enforced'])
    await statuses(11)
    await send('POST', '/__assayer/reset')
    expect((await attempt(1)).status).toBe(400)
  })

  test('counts a mail address as one, in whatever case it is written', async () => {
    send = await startService(['content.users.rate-limit.enforced'])
    const ask = (email: string) => send('POST', '/api/auth/forgot-password', { email })
    for (let n = 1; n <= 10; n++) await ask('nobody@users.test')
    expect((await ask('Nobody@Users.test')).status).toBe(429)
    expect((await ask('somebody@users.test')).status).toBe(200)
  })

  test('begins anew after a minute, and counts other addresses apart', async () => {
    send = await startService(['content.users.rate-limit.enforced'])
    await statuses(11)
    const forgot = await send('POST', '/api/auth/forgot-password', { email: 'nobody@users.test' })
    expect(forgot.status).toBe(200)
    await send('PUT', '/__assayer/clock', { now: new Date(NOW + 60_000).toISOString() })
    expect((await attempt(1)).status).toBe(400)
  })
})

interface Mail {
  readonly to: string
  readonly code: string
}
