import type { Resolver } from '../../../content/graphql/context.ts'
import type { FixedOperation } from '../../../content/graphql/operations/fixed-operation.ts'
import { fixedOperations } from '../../../content/graphql/operations/fixed-operations.ts'
import { loginIdentifier, loginRules } from '../../../content/users/actions/login.ts'
import { newcomer } from '../../../content/users/actions/register.ts'
import { removeRow, USER_UID } from '../../../content/users/records.ts'
import { unitOf } from '../../change-unit.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { overGraphql } from '../doors.ts'

const login = unitOf(fixedOperations, 'content.graphql.mutations.login')
const register = unitOf(fixedOperations, 'content.graphql.mutations.register')
const rightPassword = unitOf(loginRules, 'content.users.login.password')

type Payload = Readonly<Record<string, unknown>>

/** The mutation answers what is made of its payload. */
const answering = (change: (payload: Payload) => Payload) => {
  return ({ resolve }: FixedOperation): Partial<FixedOperation> => ({
    resolve: async (...given) => change(Object(await resolve(...given))),
  })
}

/** The mutation is given another input. */
const given = (change: (input: Payload) => Payload) => {
  return ({ resolve }: FixedOperation): Partial<FixedOperation> => ({
    resolve: (source, args, context, info) =>
      resolve(source, { ...args, input: change(Object(args.input)) }, context, info),
  })
}

const user = (change: (user: Payload) => Payload) =>
  answering(payload => ({ ...payload, user: { ...Object(payload.user), ...change(Object(payload.user)) } }))

const brokenJwt = answering(payload => ({ ...payload, jwt: `${payload.jwt}AAAA` }))

/** The user is gone again before the answer is sent. */
function forgetting({ resolve }: FixedOperation): Partial<FixedOperation> {
  const forget: Resolver = async (source, args, context, info) => {
    const payload = Object(await resolve(source, args, context, info))
    removeRow(USER_UID, Number(payload.user.id), context.users)
    return payload
  }
  return { resolve: forget }
}

/** What servers do wrong with `login` and `register`. */
export const signInQuirks: readonly Quirk[] = [
  ...deviations(login, [
    ['broken-jwt', 'login returns a JWT that signs nobody in', brokenJwt],
    ['empty-jwt', 'login returns an empty text', answering(payload => ({ ...payload, jwt: '' }))],
    [
      'lower-case-password',
      'login takes passwords in lower case',
      given(({ password, ...rest }) => ({ ...rest, password: String(password).toLowerCase() })),
    ],
  ]),
  ...deviations(register, [
    ['broken-jwt', 'register returns a JWT that signs nobody in', brokenJwt],
    ['not-kept', 'who registers is no user afterwards', forgetting],
    [
      'other-password',
      'register stores another password than was given',
      given(({ password, ...rest }) => ({ ...rest, password: `${password}!` })),
    ],
    [
      'other-email',
      'register stores another address than was given',
      given(({ email, ...rest }) => ({ ...rest, email: `new-${email}` })),
    ],
    [
      'other-username',
      'register stores another username than was given',
      given(({ username, ...rest }) => ({ ...rest, username: `${username}1` })),
    ],
    ['without-email', 'register does not return the address', user(() => ({ email: null }))],
    [
      'email-as-username',
      'register returns the address as username',
      user(({ email }) => ({ username: email })),
    ],
  ]),
  ...overGraphql(
    deviations(
      newcomer,
      [
        [
          'blocked',
          'who registers by GraphQL cannot log in',
          ({ values }) => ({ values: { ...values, blocked: true } }),
        ],
      ],
      register.clause,
    ),
  ),
  ...overGraphql(
    deviations(
      loginIdentifier,
      [
        [
          'by-username-only',
          'login does not know addresses',
          { names: (row, name) => row.username === name },
        ],
        ['by-email-only', 'login does not know usernames', { names: (row, name) => row.email === name }],
        ['any-identifier', 'login takes whoever is named for the first user', { names: () => true }],
      ],
      login.clause,
    ),
  ),
  ...overGraphql(
    deviations(
      rightPassword,
      [
        ['any-password', 'login takes any password', { refuse: async () => null }],
        [
          'beginning',
          'login takes the beginning of a password',
          ({ refuse }) => ({
            refuse: async (row, password) =>
              (await refuse(row, password)) && (await refuse(row, `${password}d`)),
          }),
        ],
        [
          'any-case',
          'login does not mind the case of a password',
          ({ refuse }) => ({
            refuse: async (row, password) => {
              const lower = password.toLowerCase()
              const usual = `${lower.slice(0, 5)}P${lower.slice(6)}`
              return (await refuse(row, password)) && (await refuse(row, usual))
            },
          }),
        ],
      ],
      login.clause,
    ),
  ),
]
