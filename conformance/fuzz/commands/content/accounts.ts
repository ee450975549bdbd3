import type { Command } from '../command.ts'
import type { Scene } from './scene.ts'

/** Somebody registers, logs in, and looks who that is: commands that belong together. */
export function accountCommands({ chance, stock, made }: Scene): readonly Command[] {
  const count = (made.get('user') ?? 0) + 1
  made.set('user', count)
  const [username, jwt] = [`newcomer${count}`, `jwt-${count}`]
  const password = 'Passw0rd-new'
  const identity = { username, email: `${username}@made.test`, password }
  const taken = chance.isIn(15) ? chance.oneOf(namesOfUsers(stock)) : undefined
  const register = post('/api/auth/local/register', {
    ...identity,
    ...(taken !== undefined && { username: taken }),
  })
  const login = post('/api/auth/local', {
    identifier: chance.isIn(50) ? username : identity.email,
    password: chance.isIn(15) ? 'wrong-Passw0rd' : password,
  })
  const isNew = chance.isIn(50)
  const signed = { ...(isNew ? register : login), saves: { [jwt]: 'jwt' } }
  const me = get('/api/users/me', { authorization: `Bearer <${jwt}>` })
  return isNew ? [signed, me] : [register, signed, me]
}

function namesOfUsers({ world }: Scene['stock']): readonly string[] {
  const users = world.entries.get('plugin::users-permissions.user') ?? []
  return users.flatMap(row => (typeof row.username === 'string' ? [row.username] : []))
}

function post(path: string, body: unknown): Command {
  return { as: 'public', request: { method: 'POST', path, headers: {}, body }, saves: {} }
}

function get(path: string, headers: Readonly<Record<string, string>>): Command {
  return { as: 'public', request: { method: 'GET', path, headers, body: undefined }, saves: {} }
}
