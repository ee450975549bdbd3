import { answer, FAILED, idParameter, jsonBody } from './openapi-parts.ts'
import { type Json, listOf, objectOf, refTo } from './openapi-schemas.ts'

const text = { type: 'string' }
/** Users, files and locales are shown without a wrapper. */
const flat = (name: string): Json => ({ allOf: [refTo(name), objectOf({ id: { type: 'integer' } }, ['id'])] })

const user = flat('UsersPermissionsUser')
const file = flat('UploadFile')
const signedIn = objectOf({ jwt: text, user }, ['user'])
const done = objectOf({ ok: { type: 'boolean' } })

interface Endpoint {
  readonly path: string
  readonly method: 'get' | 'post' | 'put' | 'delete'
  readonly id: string
  readonly says: string
  readonly tag: string
  readonly answers: Json
  readonly sends?: Json
}

const accounts = (
  path: string,
  id: string,
  says: string,
  rest: Pick<Endpoint, 'answers' | 'sends'>,
): Endpoint => ({
  ...{ path, id, says, method: 'post', tag: 'Accounts' },
  ...rest,
})

const texts = (...names: readonly string[]) =>
  objectOf(Object.fromEntries(names.map(name => [name, text])), names)

const ENDPOINTS: readonly Endpoint[] = [
  accounts('/auth/local', 'login', 'Logs in.', { answers: signedIn, sends: texts('identifier', 'password') }),
  accounts('/auth/local/register', 'register', 'Makes an account.', {
    answers: signedIn,
    sends: texts('username', 'email', 'password'),
  }),
  accounts('/auth/change-password', 'changePassword', 'Changes one’s own password.', {
    answers: signedIn,
    sends: texts('currentPassword', 'password', 'passwordConfirmation'),
  }),
  accounts('/auth/forgot-password', 'forgotPassword', 'Requests a code by mail.', {
    answers: done,
    sends: texts('email'),
  }),
  accounts('/auth/reset-password', 'resetPassword', 'Sets a new password with that code.', {
    answers: signedIn,
    sends: texts('code', 'password', 'passwordConfirmation'),
  }),
  {
    path: '/users',
    method: 'get',
    id: 'listUsers',
    says: 'Every user.',
    tag: 'Users',
    answers: listOf(user),
  },
  {
    ...{ path: '/users', method: 'post', id: 'createUser', says: 'Makes a user.', tag: 'Users' },
    ...{ answers: user, sends: refTo('UsersPermissionsUserInput') },
  },
  {
    ...{ path: '/users/count', method: 'get', id: 'countUsers', says: 'How many users.', tag: 'Users' },
    answers: { type: 'integer' },
  },
  { path: '/users/me', method: 'get', id: 'getMe', says: 'Who asks.', tag: 'Users', answers: user },
  { path: '/users/{id}', method: 'get', id: 'getUser', says: 'One user.', tag: 'Users', answers: user },
  {
    ...{ path: '/users/{id}', method: 'put', id: 'updateUser', says: 'Changes a user.', tag: 'Users' },
    ...{ answers: user, sends: refTo('UsersPermissionsUserInput') },
  },
  {
    path: '/users/{id}',
    method: 'delete',
    id: 'deleteUser',
    says: 'Deletes a user.',
    tag: 'Users',
    answers: user,
  },
  {
    ...{ path: '/i18n/locales', method: 'get', id: 'listLocales', says: 'Every locale.', tag: 'Locales' },
    answers: listOf(flat('I18nLocale')),
  },
  {
    path: '/upload/files',
    method: 'get',
    id: 'listFiles',
    says: 'Every file.',
    tag: 'Files',
    answers: listOf(file),
  },
  {
    path: '/upload/files/{id}',
    method: 'get',
    id: 'getFile',
    says: 'One file.',
    tag: 'Files',
    answers: file,
  },
  {
    path: '/upload/files/{id}',
    method: 'delete',
    id: 'deleteFile',
    says: 'Deletes a file.',
    tag: 'Files',
    answers: file,
  },
]

/** Paths that every content service has: accounts, users, locales and the media library. */
export function pluginPaths(prefix: string): Json {
  const paths = [...new Set(ENDPOINTS.map(({ path }) => path))]
  return Object.fromEntries(
    paths.map(path => {
      const here = ENDPOINTS.filter(endpoint => endpoint.path === path)
      const operations = here.map(endpoint => [endpoint.method, operationOf(endpoint)])
      const shared = path.includes('{id}') ? { parameters: [idParameter] } : {}
      return [`${prefix}${path}`, { ...shared, ...Object.fromEntries(operations) }]
    }),
  )
}

function operationOf({ id, says, tag, answers, sends }: Endpoint): Json {
  return {
    operationId: id,
    summary: says,
    tags: [tag],
    ...(sends && { requestBody: jsonBody(sends) }),
    responses: { ...answer(answers), ...FAILED },
  }
}
