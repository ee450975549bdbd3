import type { UsersRoute } from '../../../content/users/routes/route.ts'
import { usersRoutes } from '../../../content/users/routes/routes.ts'
import { unitOf } from '../../change-unit.ts'
import { type Deviation, deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { isObject, type JsonObject, without } from '../lists/answer-json.ts'

const FIELDS = ['id', 'username', 'email', 'provider', 'confirmed', 'blocked', 'createdAt', 'updatedAt']
const FLAGS = ['confirmed', 'blocked']

const list: UsersRoute = unitOf(usersRoutes, 'content.users.list')

/** What the list of users looks like: each field of it. */
export const userListQuirks: readonly Quirk[] = [
  ...deviations(list, [
    ...FIELDS.map(name =>
      ofEach(`without-${kebab(name)}`, `a user has no ${name}`, user => without(user, name)),
    ),
    ...FLAGS.flatMap(name => [
      ofEach(`${name}-as-number`, `${name} is 1 or 0`, user => ({ ...user, [name]: Number(user[name]) })),
      ofEach(`${name}-as-text`, `${name} is a text`, user => ({ ...user, [name]: String(user[name]) })),
      ofEach(`${name}-left-out`, `${name} is left out where it is false`, user =>
        user[name] ? user : without(user, name),
      ),
      ofEach(`always-${name}`, `every user is ${name}`, user => ({ ...user, [name]: true })),
      ofEach(`never-${name}`, `no user is ${name}`, user => ({ ...user, [name]: false })),
    ]),
    ofEach('provider-as-object', 'the provider is an object', user => ({
      ...user,
      provider: { name: user.provider },
    })),
    ofEach('provider-null', 'the provider is null', user => ({ ...user, provider: null })),
    ofEach('email-hidden', 'the address is in part hidden', user => ({
      ...user,
      email: String(user.email).replace(/^.*@/, '*@'),
    })),
    ofEach('username-is-email', 'the name of a user is the address', user => ({
      ...user,
      username: user.email,
    })),
    ofEach('times-null', 'the times of a user are null', user => ({
      ...user,
      createdAt: null,
      updatedAt: null,
    })),
    ofEach('as-entries', 'users are shown as entries are', ({ id, ...attributes }) => ({ id, attributes })),
    ofEach('password-shown', 'a user is shown with a password', user => ({ ...user, password: '$2a$10$' })),
    ofAll('in-results', 'the users are in an object', users => ({ results: users })),
    ofAll('with-meta', 'the users are an answer as that of other lists', users => ({
      data: users,
      meta: {},
    })),
    ofAll('blocked-left-out-of-the-list', 'users who are blocked are left out', users =>
      users.filter(user => !user.blocked),
    ),
    ofAll('confirmed-alone', 'users who are not confirmed are left out', users =>
      users.filter(user => user.confirmed),
    ),
    ofAll('without-last', 'the last user is left out', users => users.slice(0, -1)),
    ofAll('by-name', 'the users are an object by their names', users =>
      Object.fromEntries(users.map(user => [String(user.username), user])),
    ),
  ]),
  ...deviations(
    list,
    [
      ofEach('with-role', 'a user is shown with a role', user => ({ ...user, role: null })),
      ofEach('private-shown', 'users are shown with their private fields', user => ({
        ...user,
        resetPasswordToken: null,
      })),
    ],
    'content.users.list-bare',
  ),
]

function ofAll(
  wrong: string,
  says: string,
  change: (users: readonly JsonObject[]) => unknown,
): Deviation<UsersRoute> {
  return [
    wrong,
    says,
    ({ answer }) => ({
      answer: async call => {
        const reply = await answer(call)
        const users: unknown = JSON.parse(JSON.stringify(reply.body))
        return { ...reply, body: change(Array.isArray(users) ? users.filter(isObject) : []) }
      },
    }),
  ]
}

function ofEach(
  wrong: string,
  says: string,
  change: (user: JsonObject) => JsonObject,
): Deviation<UsersRoute> {
  return ofAll(wrong, says, users => users.map(change))
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}
