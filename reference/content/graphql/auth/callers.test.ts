import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createReference } from '../../../index.ts'

const TOKEN = 'content.graphql.auth.api-token'
const JWT = 'content.graphql.auth.jwt'
const OBSERVED = ['content.auth.api-token', 'content.auth.jwt']

const reference = await createReference({
  world: {
    models: {},
    data: { 'plugin::users-permissions.user': [{ id: 1, username: 'ada', email: 'a@b.c', role: 1 }] },
    options: {
      jwtSecret: 'secret',
      apiTokens: [
        { name: 'good', type: 'full-access', accessKey: 'good-key' },
        { name: 'old', type: 'full-access', accessKey: 'old-key', expiresAt: '2020-01-01T00:00:00.000Z' },
      ],
    },
  },
})

async function signed(secret: string): Promise<string> {
  const jwt = new SignJWT({ id: 1 }).setProtectedHeader({ alg: 'HS256' })
  return jwt.sign(new TextEncoder().encode(secret))
}

/** What is told of a call by either door. */
async function told(credential: string) {
  const headers = { authorization: `Bearer ${credential}`, 'x-assayer-explain': '1' }
  const ask = async (path: string, init: RequestInit) => {
    const { headers: answered } = await reference.fetch(new Request(`http://localhost${path}`, init))
    const clauses = answered.get('x-assayer-clauses')?.split(', ') ?? []
    return [TOKEN, JWT, ...OBSERVED].filter(clause => clauses.includes(clause))
  }
  const body = JSON.stringify({ query: '{ __typename }' })
  const json = { ...headers, 'content-type': 'application/json' }
  return {
    rest: await ask('/api/users/me', { headers }),
    graphql: await ask('/graphql', { method: 'POST', headers: json, body }),
  }
}

test.each([
  ['an API token', async () => 'good-key', TOKEN],
  ['the JWT of a user', () => signed('secret'), JWT],
])('the documented clause lets in by GraphQL who has %s, and not by REST', async (_, credential, clause) => {
  const { rest, graphql } = await told(await credential())
  expect(graphql).toContain(clause)
  expect(rest).not.toContain(clause)
  expect(rest).not.toEqual([])
})

test.each([
  ['an API token that is too old', async () => 'old-key'],
  ['a JWT that somebody else signed', () => signed('other')],
  ['anything', async () => 'nonsense'],
])('it has no part in refusing who comes with %s', async (_, credential) => {
  const { graphql } = await told(await credential())
  expect(graphql.filter(clause => [TOKEN, JWT].includes(clause))).toEqual([])
})
