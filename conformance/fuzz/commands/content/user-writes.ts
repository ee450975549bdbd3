import type { Command } from '../command.ts'
import {
  bearer,
  type Call,
  callAt,
  changingPassword,
  DOORS,
  type Door,
  loggingIn,
  lookAtMe,
  type Newcomer,
  newcomerIn,
  PASSWORD,
  registering,
  someUser,
  type Visit,
  type Ways,
} from './newcomers.ts'
import type { Scene } from './scene.ts'

const OTHER_PASSWORD = 'made-Passw1rd'
const NOBODY = 999_999

/** Values to give a user; `taken`: somebody of the world. */
type Values = (newcomer: Newcomer, taken: { username: string; email: string } | undefined) => object

const CHANGES: readonly Values[] = [
  ({ username }) => ({ username: `${username}-renamed` }),
  ({ username }, taken) => ({ username: taken?.username ?? username }),
  ({ username }) => ({ email: `Other-${username}@Made.test` }),
  ({ email }, taken) => ({ email: taken?.email ?? email }),
  () => ({ password: OTHER_PASSWORD }),
  () => ({ blocked: true }),
  () => ({ confirmed: false }),
  () => ({ role: NOBODY }),
  () => ({}),
]

const usual = ({ username, email }: Newcomer) => ({ username, email, password: PASSWORD })

const NEW_ONES: readonly Values[] = [
  usual,
  newcomer => ({ ...usual(newcomer), blocked: true, confirmed: true }),
  newcomer => ({ ...usual(newcomer), role: NOBODY }),
  (newcomer, taken) => ({ ...usual(newcomer), ...(taken && { username: taken.username }) }),
  (newcomer, taken) => ({ ...usual(newcomer), ...(taken && { email: taken.email.toUpperCase() }) }),
  newcomer => ({ ...usual(newcomer), password: 'x' }),
  ({ username, email }) => ({ username, email }),
  ({ email }) => ({ email, password: PASSWORD }),
  ({ username }) => ({ username, password: PASSWORD }),
]

const SHOWN = 'data { id attributes { username email provider confirmed blocked } }'

function toUser(method: Ways['method'], ref: string | null, data: object | null): Ways {
  const does = { POST: 'create', PUT: 'update', DELETE: 'delete' }[method]
  return {
    ...{ method, path: ref === null ? '/api/users' : `/api/users/${ref}` },
    mutation: `${does}UsersPermissionsUser`,
    given: {
      ...(ref !== null && { id: [ref, 'ID!'] as const }),
      ...(data && { data: [data, 'UsersPermissionsUserInput!'] as const }),
    },
    ...{ shown: SHOWN, inData: at => `data.${at}`, body: data ?? undefined },
  }
}

/** What is done to a user, or by one. */
type Deed = (scene: Scene, tools: Tools) => readonly Command[]

/** A deed by one of the doors. */
function visit(deed: Deed, door: Door): Visit {
  return (scene, graphql) => {
    const newcomer = newcomerIn(scene)
    const call = (ways: Ways, how: Call) => callAt(door, ways, how, graphql)
    const saves = { [newcomer.id]: 'user.id', [newcomer.jwt]: 'jwt' }
    const register = call(registering(usual(newcomer)), { as: 'public', saves })
    return deed(scene, { newcomer, register, call })
  }
}

interface Tools {
  readonly newcomer: Newcomer
  readonly register: Command
  readonly call: (ways: Ways, how: Call) => Command
}

/** Somebody changes their password, and logs in with the new one and the old one. */
function passwordChange(current: string, confirmation: string): Deed {
  return (_scene, { newcomer, register, call }) => {
    const { email: identifier, jwt } = newcomer
    const passwords = {
      ...{ currentPassword: current, password: OTHER_PASSWORD },
      passwordConfirmation: confirmation,
    }
    return [
      register,
      call(changingPassword(passwords), { as: 'public', headers: bearer(jwt) }),
      ...[OTHER_PASSWORD, PASSWORD].map(password =>
        call(loggingIn({ identifier, password }), { as: 'public' }),
      ),
    ]
  }
}

/** A user is changed by whoever may, and logs in. */
function change(values: Values): Deed {
  return (scene, { newcomer, register, call }) => {
    const data = values(newcomer, someUser(scene))
    const login = loggingIn({ identifier: newcomer.email, password: PASSWORD })
    const update = toUser('PUT', `<${newcomer.id}>`, data)
    return [
      register,
      call(update, { as: scene.stock.callers.writer }),
      call(login, { as: 'public' }),
      lookAtMe(newcomer.jwt),
    ]
  }
}

/** A user is made by whoever may, and logs in. */
function creation(values: Values): Deed {
  return (scene, { newcomer, call }) => {
    const made = toUser('POST', null, values(newcomer, someUser(scene)))
    const login = loggingIn({ identifier: newcomer.email, password: PASSWORD })
    const { id, jwt } = newcomer
    return [
      call(made, { as: scene.stock.callers.writer, saves: { [id]: 'id' } }),
      call(login, { as: 'public', saves: { [jwt]: 'jwt' } }),
      lookAtMe(jwt),
    ]
  }
}

/** A user is deleted by whoever may, and comes back. */
const deletion: Deed = (scene, { newcomer, register, call }) => [
  register,
  call(toUser('DELETE', `<${newcomer.id}>`, null), { as: scene.stock.callers.writer }),
  call(loggingIn({ identifier: newcomer.email, password: PASSWORD }), { as: 'public' }),
  lookAtMe(newcomer.jwt),
]

/** Somebody who may not be allowed to does something to users. */
const trespass: Deed = (scene, { newcomer, register, call }) => {
  const { chance, stock } = scene
  const as = chance.oneOf(stock.callers.others) ?? 'public'
  const write = chance.oneOf([
    toUser('PUT', `<${newcomer.id}>`, { username: `${newcomer.username}-renamed` }),
    toUser('DELETE', `<${newcomer.id}>`, null),
    toUser('POST', null, { ...usual(newcomer), username: 'another', email: 'another@made.test' }),
  ])
  return [register, ...(write ? [call(write, { as })] : []), lookAtMe(newcomer.jwt)]
}

/** How users are written to, besides registering and logging in. */
export const USER_WRITES: readonly Visit[] = DOORS.flatMap(door =>
  [
    passwordChange(PASSWORD, OTHER_PASSWORD),
    passwordChange('wrong-Passw0rd', OTHER_PASSWORD),
    passwordChange(PASSWORD, PASSWORD),
    ...CHANGES.map(change),
    ...NEW_ONES.map(creation),
    deletion,
    ...Array.from({ length: 4 }, () => trespass),
  ].map(deed => visit(deed, door)),
)
