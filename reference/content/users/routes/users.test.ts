import { beforeEach, describe, expect, test } from 'vitest'
import { type Send, startService } from './service.fixture.ts'

let send: Send
beforeEach(async () => {
  send = await startService()
})

const names = (body: unknown) => (body as { username: string }[]).map(user => user.username)
const faults = (body: unknown) => {
  const { error } = body as { error: { name: string; message: string } }
  return `${error.name} ${error.message}`
}

describe('GET /api/users', () => {
  test('answers a bare list with the documented fields', async () => {
    const { status, body } = await send('GET', '/api/users')
    expect([status, names(body)]).toEqual([200, ['anna', 'Bert', 'cleo', 'dirk']])
    expect(Object.keys((body as object[])[0] ?? {})).toEqual([
      ...['id', 'username', 'email', 'provider', 'confirmed', 'blocked', 'createdAt', 'updatedAt'],
    ])
  })

  const rows: readonly [fact: string, query: string, found: readonly string[]][] = [
    ['filters', 'filters[blocked]=true', ['Bert']],
    ['filters by the role', 'filters[role][type]=public', ['cleo']],
    ['sorts', 'sort=username:desc', ['dirk', 'cleo', 'anna', 'Bert']],
    ['takes plain start and limit', 'start=1&limit=2', ['Bert', 'cleo']],
    ['a limit of 0 is none', 'limit=0', ['anna', 'Bert', 'cleo', 'dirk']],
    ['a limit of -1 is none', 'limit=-1', ['anna', 'Bert', 'cleo', 'dirk']],
    ['pagination has no say', 'pagination[page]=2&pagination[pageSize]=1', ['anna', 'Bert', 'cleo', 'dirk']],
    ['page has no say', 'page=2&pageSize=2', ['anna', 'Bert', 'cleo', 'dirk']],
  ]
  test.each(rows)('%s', async (_, query, found) => {
    expect(names((await send('GET', `/api/users?${query}`)).body)).toEqual(found)
  })

  test('populates the role without data and attributes', async () => {
    const { body } = await send('GET', '/api/users?populate=role&filters[id]=1&fields=id')
    expect(body).toMatchObject([{ id: 1, role: { type: 'authenticated', name: 'Authenticated' } }])
  })

  test.each([
    ['fields=password'],
    ['filters[password][$null]=true'],
    ['sort=password'],
    ['limit=x'],
    ['start=-1'],
  ])('refuses %s', async query => {
    expect((await send('GET', `/api/users?${query}`)).status).toBe(400)
  })
})

describe('one user', () => {
  const rows: readonly [fact: string, path: string, status: number, body: unknown][] = [
    ['a known id', '/api/users/1?fields=username', 200, { id: 1, username: 'anna' }],
    ['an unknown id is an empty 204', '/api/users/99', 204, ''],
    ['an id that is no number is an empty 204', '/api/users/abc', 204, ''],
    ['the count', '/api/users/count', 200, 4],
    ['the count with leave to filter', '/api/users/count?filters[blocked]=true', 400, expect.anything()],
    ['nobody asks for me', '/api/users/me', 401, expect.objectContaining({ data: null })],
  ]
  test.each(rows)('%s', async (_, path, status, body) => {
    const answer = await send('GET', path)
    expect([answer.status, answer.body]).toEqual([status, body])
  })

  test('a token is no user, so that it has no me', async () => {
    expect((await send('GET', '/api/users/me', undefined, 'full-key')).status).toBe(401)
  })

  test('me is the user whose JWT it is, and what is asked of it', async () => {
    const login = await send('POST', '/api/auth/local', { identifier: 'anna', password: 'anna-Passw0rd' })
    const { jwt } = login.body as { jwt: string }
    const answer = await send(
      'GET',
      '/api/users/me?fields=username&populate[role][fields]=name',
      undefined,
      jwt,
    )
    expect(answer.body).toEqual({ id: 1, username: 'anna', role: { id: 1, name: 'Authenticated' } })
  })
})

const NO_ROLE =
  '1 relation(s) of type plugin::users-permissions.role associated with this entity do not exist'

const NEO = { username: 'neo', email: 'Neo@Users.Test', password: 'Matrix-123', role: 1 }

describe('POST /api/users', () => {
  test('answers 201 with the user and the role', async () => {
    const answer = await send('POST', '/api/users', {
      ...NEO,
      provider: 'github',
      confirmed: 'true',
      nonsense: 1,
    })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        id: 5,
        email: 'neo@users.test',
        provider: 'local',
        confirmed: true,
        blocked: false,
        role: { id: 1 },
      },
    })
    expect(answer.body).not.toHaveProperty('nonsense')
  })

  const refused: readonly [fact: string, body: object, message: string][] = [
    ['an empty body', {}, 'ValidationError 4 errors occurred'],
    ['no role', { ...NEO, role: undefined }, 'ValidationError role is a required field'],
    [
      'a role that is no id',
      { ...NEO, role: true },
      'ValidationError role must be a `strapiID` type, but the final value was: `true`.',
    ],
    [
      'a role that does not exist',
      { ...NEO, role: 99 },
      'ApplicationError 1 relation(s) of type plugin::users-permissions.role associated with this entity do not exist',
    ],
    [
      'an address that is taken',
      { ...NEO, email: 'ANNA@users.test' },
      'ApplicationError Email already taken',
    ],
    [
      'a username that is taken',
      { ...NEO, username: 'anna' },
      'ApplicationError This attribute must be unique',
    ],
    [
      'a short password',
      { ...NEO, password: 'x' },
      'ApplicationError password must be at least 6 characters',
    ],
    [
      'a flag that is neither true nor false',
      { ...NEO, blocked: 'perhaps' },
      'ApplicationError blocked must be a `boolean` type, but the final value was: `"perhaps"`.',
    ],
  ]
  test.each(refused)('refuses %s', async (_, body, message) => {
    const answer = await send('POST', '/api/users', body)
    expect([answer.status, faults(answer.body)]).toEqual([400, message])
  })
})

test('a code that two users have is that of the first', async () => {
  for (const id of [3, 1]) await send('PUT', `/api/users/${id}`, { resetPasswordToken: 'shared' })
  const passwords = { password: 'New-pass1', passwordConfirmation: 'New-pass1' }
  const { body } = await send('POST', '/api/auth/reset-password', { code: 'shared', ...passwords })
  expect(body).toMatchObject({ user: { id: 1 } })
})

describe('PUT /api/users/:id', () => {
  const accepted: readonly [fact: string, body: object, shown: object][] = [
    ['nothing changes nothing', {}, { username: 'anna', email: 'anna@users.test' }],
    ['its own username', { username: 'anna' }, { username: 'anna' }],
    ['another address, in lower case', { email: 'A@B.Test' }, { email: 'a@b.test' }],
    ['another role', { role: 2 }, { role: { type: 'public' } }],
    [
      'another role, connected',
      { role: { connect: [{ id: 2 }], disconnect: [] } },
      { role: { type: 'public' } },
    ],
    [
      'another role, the last that is connected',
      { role: { connect: [{ id: 1 }, { id: 2 }] } },
      { role: { id: 2 } },
    ],
    ['no other role, where none is connected', { role: { connect: [] } }, { role: { id: 1 } }],
    ['the shortest username and password', { username: 'abc', password: '123456' }, { username: 'abc' }],
    ['a username in other capitals', { username: 'ANNA' }, { username: 'ANNA' }],
    ['a flag', { blocked: true }, { blocked: true }],
    ['a flag of text', { confirmed: '0' }, { confirmed: false }],
    ['no flag', { confirmed: null }, { confirmed: null }],
    ['a provider', { provider: 'github' }, { provider: 'github' }],
    ['what is no attribute is dropped', { nonsense: 1, id: 9 }, { id: 1 }],
  ]
  test.each(accepted)('%s', async (_, body, shown) => {
    const answer = await send('PUT', '/api/users/1', body)
    expect(answer).toMatchObject({ status: 200, body: { updatedAt: '2024-06-01T12:00:00.000Z', ...shown } })
  })

  const refused: readonly [fact: string, body: object, message: string][] = [
    ['the username of another', { username: 'Bert' }, 'ApplicationError Username already taken'],
    ['the address of another', { email: 'BERT@users.test' }, 'ApplicationError Email already taken'],
    ['an address that is none', { email: 'bad' }, 'ValidationError email must be a valid email'],
    ['an empty username', { username: '' }, 'ValidationError username must be at least 1 characters'],
    [
      'several faults, in the order of the attributes',
      { role: 99, password: '12345', username: 'ab' },
      'ValidationError 3 errors occurred',
    ],
    ['a role that does not exist', { role: 'x' }, `ValidationError ${NO_ROLE}`],
    ['a short username', { username: 'ab' }, 'ValidationError username must be at least 3 characters'],
    ['a short password', { password: 'x' }, 'ValidationError password must be at least 6 characters'],
    [
      'a username of null',
      { username: null },
      'ValidationError username must be a `string` type, but the final value was: `null`.',
    ],
  ]
  test.each(refused)('refuses %s', async (_, body, message) => {
    const answer = await send('PUT', '/api/users/1', body)
    expect([answer.status, faults(answer.body)]).toEqual([400, message])
  })

  test('an unknown id is 404, whatever the body says', async () => {
    const answer = await send('PUT', '/api/users/99', { email: 'bad' })
    expect([answer.status, faults(answer.body)]).toEqual([404, 'NotFoundError User not found'])
  })

  test('who changes roles leaves the others where they are', async () => {
    const members = async (id: number) => {
      const { body } = await send('GET', `/api/users?filters[id]=${id}&populate[role][populate]=users`)
      return names((body as { role: { users: object[] } }[])[0]?.role.users)
    }
    const [cleo] = (await send('GET', '/api/users?filters[id]=3&populate=role')).body as {
      role: { id: number }
    }[]
    await send('PUT', '/api/users/1', { role: cleo?.role.id })
    expect([await members(2), await members(3)]).toEqual([
      ['Bert', 'dirk'],
      ['cleo', 'anna'],
    ])
  })

  test('another password counts at once', async () => {
    await send('PUT', '/api/users/1', { password: 'New-pass1' })
    const login = (password: string) => send('POST', '/api/auth/local', { identifier: 'anna', password })
    expect([(await login('anna-Passw0rd')).status, (await login('New-pass1')).status]).toEqual([400, 200])
  })
})

describe('DELETE /api/users/:id', () => {
  test('answers the user as it was, and then nothing', async () => {
    const first = await send('DELETE', '/api/users/2')
    expect(first).toMatchObject({ status: 200, body: { username: 'Bert' } })
    expect(first.body).not.toHaveProperty('role')
    const again = await send('DELETE', '/api/users/2')
    expect([again.status, again.body]).toEqual([204, ''])
  })

  test('takes the user off the role', async () => {
    await send('DELETE', '/api/users/1')
    const roles = await send('GET', '/api/users-permissions/roles')
    expect(roles.body).toMatchObject({ roles: [{ nb_users: 2 }, { nb_users: 1 }] })
  })
})
