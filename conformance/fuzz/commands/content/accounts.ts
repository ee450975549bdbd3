import type { GraphQLSchema } from 'graphql'
import type { Command } from '../command.ts'
import type { Scene } from './scene.ts'

/** Somebody registers, logs in, and looks who that is: commands that belong together, by either door. */
export function accountCommands(scene: Scene, graphql: GraphQLSchema | null): readonly Command[] {
  const { chance, stock, made } = scene
  const count = (made.get('user') ?? 0) + 1
  made.set('user', count)
  const jwt = `jwt-${count}`
  const [name, host] = [written(`newcomer${count}`, scene), written('made.test', scene)]
  const password = 'Passw0rd-new'
  const identity = { username: name, email: `${written(name, scene)}@${host}`, password }
  const taken = chance.isIn(15) ? chance.oneOf(namesOfUsers(stock)) : undefined
  const send = (door: Door, body: object, saved?: string) =>
    (graphql && chance.isIn(40) ? byGraphql(door, body, { schema: graphql, saved }) : null) ??
    byRest(door, body, saved)
  const registration = { ...identity, ...(taken !== undefined && { username: taken }) }
  const login = {
    identifier: written(chance.isIn(50) ? identity.username : identity.email, scene),
    password: chance.isIn(25) ? (chance.oneOf(nearTo(password)) ?? password) : password,
  }
  const me = get('/api/users/me', { authorization: `Bearer <${jwt}>` })
  return chance.isIn(50)
    ? [send(REGISTER, registration, jwt), me]
    : [send(REGISTER, registration), send(LOGIN, login, jwt), me]
}

/** Passwords that are wrong, and may be taken by who does not look at all of them. */
function nearTo(password: string): readonly string[] {
  return [
    'wrong-Passw0rd',
    password.toUpperCase(),
    password.toLowerCase(),
    password.slice(0, -1),
    `${password}1`,
  ]
}

/** As it is, or now and then with capital letters. */
function written(text: string, { chance }: Scene): string {
  if (!chance.isIn(25)) return text
  return chance.isIn(50) ? text.toUpperCase() : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}

function namesOfUsers({ world }: Scene['stock']): readonly string[] {
  const users = world.entries.get('plugin::users-permissions.user') ?? []
  return users.flatMap(row => (typeof row.username === 'string' ? [row.username] : []))
}

/** A way to sign in, by both doors. */
interface Door {
  readonly path: string
  readonly mutation: string
  readonly input: string
}

const REGISTER: Door = {
  path: '/api/auth/local/register',
  mutation: 'register',
  input: 'UsersPermissionsRegisterInput',
}

const LOGIN: Door = { path: '/api/auth/local', mutation: 'login', input: 'UsersPermissionsLoginInput' }

function byRest({ path }: Door, body: object, saved: string | undefined): Command {
  const saves = saved === undefined ? {} : { [saved]: 'jwt' }
  return { as: 'public', request: { method: 'POST', path, headers: {}, body }, saves }
}

interface Sent {
  readonly schema: GraphQLSchema
  readonly saved: string | undefined
}

/** Null where the schema has no such mutation. Simpler is the same by REST. */
function byGraphql(door: Door, input: object, { schema, saved }: Sent): Command | null {
  const { mutation, input: type } = door
  if (!schema.getMutationType()?.getFields()[mutation]) return null
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { jwt user { id username email confirmed blocked } } }`
  return {
    ...{ as: 'public', saves: saved === undefined ? {} : { [saved]: `data.${mutation}.jwt` } },
    request: { method: 'POST', path: '/graphql', headers: {}, body: { query, variables: { input } } },
    simpler: [byRest(door, input, saved)],
  }
}

function get(path: string, headers: Readonly<Record<string, string>>): Command {
  return { as: 'public', request: { method: 'GET', path, headers, body: undefined }, saves: {} }
}
