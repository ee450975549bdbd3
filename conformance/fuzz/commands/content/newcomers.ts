import type { GraphQLSchema } from 'graphql'
import type { Command } from '../command.ts'
import type { Scene } from './scene.ts'

/** Commands about an account, which belong together. Null for the schema: nothing is sent by GraphQL. */
export type Visit = (scene: Scene, graphql: GraphQLSchema | null) => readonly Command[]

export const DOORS = ['rest', 'graphql'] as const
export type Door = (typeof DOORS)[number]

/** Somebody who is to have an account. */
export interface Newcomer {
  readonly username: string
  readonly email: string
  /** Names of what the account gets: its id and its JSON web token. */
  readonly id: string
  readonly jwt: string
}

export const PASSWORD = 'made-Passw0rd'

/** Another one each time. */
export function newcomerIn({ made }: Scene): Newcomer {
  const count = (made.get('user') ?? 0) + 1
  made.set('user', count)
  const username = `newcomer${count}`
  return { username, email: `${username}@made.test`, id: `user-${count}`, jwt: `jwt-${count}` }
}

/** Somebody of the world; undefined where it has nobody. */
export function someUser({ chance, stock }: Scene): { username: string; email: string } | undefined {
  const users = stock.world.entries.get('plugin::users-permissions.user') ?? []
  const named = users.flatMap(({ username, email }) =>
    typeof username === 'string' && typeof email === 'string' ? [{ username, email }] : [],
  )
  return chance.oneOf(named)
}

/** A request to one of the two doors for accounts. */
export interface Call {
  readonly as: string
  readonly headers?: Readonly<Record<string, string>>
  readonly saves?: Command['saves']
}

/** The same by REST and by GraphQL. */
export interface Ways {
  readonly method: 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly mutation: string
  /** What the mutation is given: by name the value, and its type. */
  readonly given: Readonly<Record<string, readonly [value: unknown, type: string]>>
  /** What is asked for in return. */
  readonly shown: string
  /** Where the mutation shows what REST answers at a path: `data.id` for `id`. */
  readonly inData: (path: string) => string
  readonly body: object | undefined
}

/** By the wanted door; by REST where the schema has no such mutation. Simpler is the same by REST. */
export function callAt(door: Door, ways: Ways, call: Call, graphql: GraphQLSchema | null): Command {
  const { method, path, body, mutation, given, shown, inData } = ways
  const { as, headers = {}, saves = {} } = call
  const plain: Command = { as, saves, request: { method, path, headers, body } }
  if (door === 'rest' || !graphql?.getMutationType()?.getFields()[mutation]) return plain
  const names = Object.entries(given)
  const heads = names.map(([name, [, type]]) => `$${name}: ${type}`).join(', ')
  const passed = names.map(([name]) => `${name}: $${name}`).join(', ')
  const query = `mutation (${heads}) { ${mutation}(${passed}) { ${shown} } }`
  const variables = Object.fromEntries(names.map(([name, [value]]) => [name, value]))
  return {
    as,
    saves: Object.fromEntries(
      Object.entries(saves).map(([name, at]) => [name, `data.${mutation}.${inData(at)}`]),
    ),
    request: { method: 'POST', path: '/graphql', headers, body: { query, variables } },
    simpler: [plain],
  }
}

const SHOWN_TO_ITSELF = 'jwt user { id username email confirmed blocked }'

export function registering(input: object): Ways {
  return signing('/api/auth/local/register', 'register', 'UsersPermissionsRegisterInput!', input)
}

export function loggingIn(input: object): Ways {
  return signing('/api/auth/local', 'login', 'UsersPermissionsLoginInput!', input)
}

function signing(path: string, mutation: string, type: string, input: object): Ways {
  const given = { input: [input, type] } as const
  return { method: 'POST', path, mutation, given, shown: SHOWN_TO_ITSELF, inData: at => at, body: input }
}

export function changingPassword(passwords: Readonly<Record<string, string>>): Ways {
  const given = Object.fromEntries(
    Object.entries(passwords).map(([name, value]) => [name, [value, 'String!'] as const]),
  )
  const [path, mutation] = ['/api/auth/change-password', 'changePassword']
  return { method: 'POST', path, mutation, given, shown: SHOWN_TO_ITSELF, inData: at => at, body: passwords }
}

/** Who is signed in by a token that an answer gave. */
export function lookAtMe(jwt: string): Command {
  const headers = bearer(jwt)
  return {
    as: 'public',
    request: { method: 'GET', path: '/api/users/me', headers, body: undefined },
    saves: {},
  }
}

export function bearer(jwt: string): Readonly<Record<string, string>> {
  return { authorization: `Bearer <${jwt}>` }
}
