import { expect, test } from 'vitest'
import { startService } from '../../../users/routes/service.fixture.ts'
import { type Ask, askedService } from '../service-asked.fixture.ts'

let ask: Ask
/** Each test begins with entries of its own, also where it is run again. */
async function begin(): Promise<void> {
  ask = await askedService()
}

const login = (identifier: string, password: string) =>
  ask(
    `mutation { login(input: {identifier: "${identifier}", password: "${password}"}) { jwt user { username email role { name } } } }`,
  )

const ME = '{ me { id username email confirmed blocked role { name type } } }'

test('who signs in gets a token, and is told of without the role', async () => {
  await begin()
  const answer = await login('anna', 'anna-Passw0rd')
  expect(answer).toEqual({
    login: { jwt: expect.any(String), user: { username: 'anna', email: 'anna@users.test', role: null } },
  })
  expect(await login('anna', 'wrong')).toEqual(['Invalid identifier or password'])
})

test('me is the signed-in user with the role', async () => {
  await begin()
  const { jwt } = Object(await login('anna', 'anna-Passw0rd')).login
  expect(await ask(ME, jwt)).toEqual({
    me: {
      id: '1',
      username: 'anna',
      email: 'anna@users.test',
      confirmed: true,
      blocked: false,
      role: { name: 'Authenticated', type: 'authenticated' },
    },
  })
})

test('me is nobody who calls with a token of the service', async () => {
  await begin()
  expect(await ask(ME)).toEqual(['Authentication requested'])
})

test('who asks for a code is told that all is well, whoever it is', async () => {
  await begin()
  const asked = (email: string) => ask(`mutation { forgotPassword(email: "${email}") { ok } }`)
  expect(await asked('anna@users.test')).toEqual({ forgotPassword: { ok: true } })
  expect(await asked('nobody@users.test')).toEqual({ forgotPassword: { ok: true } })
})

test('who asks for a code gets it by mail', async () => {
  const send = await startService()
  const query = 'mutation { forgotPassword(email: "anna@users.test") { ok } }'
  await send('POST', '/graphql', { query }, 'full-key')
  const { body } = await send('GET', '/__assayer/mail')
  expect(body).toMatchObject({ mail: [{ to: 'anna@users.test' }] })
})

test('a user that is deleted is told once, and is null then', async () => {
  await begin()
  const remove = () =>
    ask('mutation { deleteUsersPermissionsUser(id: 3) { data { attributes { username } } } }')
  expect(await remove()).toEqual({
    deleteUsersPermissionsUser: { data: { attributes: { username: 'cleo' } } },
  })
  expect(await remove()).toEqual({ deleteUsersPermissionsUser: { data: null } })
})
