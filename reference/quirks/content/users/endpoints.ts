import { validationError } from '../../../content/errors.ts'
import { isRecord } from '../../../content/query/query.ts'
import type { Reply, UsersRoute } from '../../../content/users/routes/route.ts'
import { usersRoutes } from '../../../content/users/routes/routes.ts'
import { unitOf, withUnit } from '../../change-unit.ts'
import { type Deviation, deviations, type Otherwise } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'

/** The endpoint answers what is made of its reply. */
function replying(change: (reply: Reply) => Reply): Otherwise<UsersRoute> {
  return ({ answer }) => ({ answer: async call => change(await answer(call)) })
}

/** The same where the body alone is another one. */
function showing(change: (body: unknown) => unknown): Otherwise<UsersRoute> {
  return replying(reply => ({ ...reply, body: change(reply.body) }))
}

/** The same where of the body's members this one alone is left, in its object. */
const only = (name: string) => showing(body => ({ [name]: fieldsOf(body)[name] }))

/** The same where one member stands in place of the body. */
const unwrapped = (name: string) => showing(body => fieldsOf(body)[name])

const withStatus = (status: number) => replying(reply => ({ ...reply, status }))
const NOTHING = replying(() => ({ status: 204 }))
const IN_DATA = showing(body => ({ data: body }))

/** The endpoint answers as if no parameters were sent. */
const WITHOUT_QUERY: Otherwise<UsersRoute> = ({ answer }) => ({
  answer: call => answer({ ...call, query: {} }),
})

/** The endpoint does nothing, and answers this. */
const idle = (reply: Reply): Otherwise<UsersRoute> => ({ answer: () => reply })

/** Each names the clause of its endpoint first. */
const ENDPOINTS: readonly (readonly [clause: string, ...deviation: Deviation<UsersRoute>])[] = [
  [
    'content.users.list',
    'wrapped',
    'the users are wrapped in data',
    showing(body => ({ data: body, meta: {} })),
  ],
  [
    'content.users.count',
    'takes-filters',
    'the count leaves filters out of account, and says nothing',
    WITHOUT_QUERY,
  ],
  ['content.users.me', 'null-for-nobody', 'who is no user is told null about themselves', nullForNobody],
  [
    'content.users.one',
    'unknown-is-404',
    'an unknown user answers 404',
    replying(reply => (reply.status === 204 ? { status: 404, body: null } : reply)),
  ],
  // UNDOCUMENTED: PostgreSQL converts no text to a number (it makes the real program answer 500).
  ['content.users.one', 'whole-ids-only', 'an id of a user that is no whole number is refused', wholeIdsOnly],
  ['content.users.create', 'status-200', 'a created user is answered with 200', withStatus(200)],
  ['content.users.update', 'changes-withheld', 'an update answers nothing', NOTHING],
  ['content.users.delete', 'answers-nothing', 'a deletion answers nothing', NOTHING],
  ['content.users.login', 'jwt-only', 'a login answers the JWT without the user', only('jwt')],
  ['content.users.register', 'status-201', 'a registration answers 201', withStatus(201)],
  ['content.users.change-password', 'no-jwt', 'a changed password gives no new JWT', only('user')],
  [
    'content.users.forgot-password',
    'tells-who-is-known',
    'an address that nobody has is answered with 400',
    refuseUnknown,
  ],
  [
    'content.users.reset-password',
    'any-code',
    'any code signs the first user in',
    idle({ status: 200, body: {} }),
  ],
  [
    'content.users.send-email-confirmation',
    'address-withheld',
    'the answer does not repeat the address',
    replying(() => ({ status: 200, body: { sent: true } })),
  ],
  [
    'content.users.email-confirmation',
    'any-code',
    'any code leads to the start page',
    idle({ status: 302, headers: { location: '/' } }),
  ],
  ['content.users.roles', 'bare', 'the roles are a bare list', unwrapped('roles')],
  ['content.users.role', 'bare', 'a role is not wrapped', unwrapped('role')],
  [
    'content.locales.list',
    'without-default',
    'no locale says whether it is the default one',
    showing(body => each(body, locale => ({ ...locale, isDefault: undefined }))),
  ],
  ['content.files.list', 'wrapped', 'the files are wrapped in data', IN_DATA],
  ['content.files.one', 'wrapped', 'a file is wrapped in data', IN_DATA],
  [
    'content.files.upload',
    'bare-object',
    'an uploaded file is answered alone and not in a list',
    showing(body => (Array.isArray(body) ? body[0] : body)),
  ],
  ['content.files.delete', 'answers-nothing', 'the deletion of a file answers nothing', NOTHING],
]

function nullForNobody({ answer }: UsersRoute): Partial<UsersRoute> {
  return {
    answer: call => (call.caller.kind === 'user' ? answer(call) : { status: 200, body: null }),
  }
}

function wholeIdsOnly({ answer }: UsersRoute): Partial<UsersRoute> {
  return {
    answer: call => {
      if (/^\d+$/.test(call.params.id ?? '')) return answer(call)
      throw validationError('Invalid id: expected a whole number')
    },
  }
}

function refuseUnknown({ answer }: UsersRoute): Partial<UsersRoute> {
  return {
    answer: async call => {
      const reply = await answer(call)
      if (call.context.mail.mails.length === 0) throw validationError('Unknown email')
      return reply
    },
  }
}

/** The fields of a body; none when it is no object. */
function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  return isRecord(body) ? body : {}
}

/** The items of a list, each changed. */
function each(body: unknown, change: (fields: Readonly<Record<string, unknown>>) => unknown): unknown {
  return [body].flat().map(item => change(fieldsOf(item)))
}

/** Of the paths of other providers there are two. */
const providersNotFound: Quirk = {
  id: 'content.users.providers.not-found',
  clause: 'content.users.providers',
  says: 'the paths of other providers are not found',
  apply: units =>
    usersRoutes
      .filter(({ clause }) => clause === 'content.users.providers')
      .reduce(
        (changed, route) =>
          withUnit(changed, route, current => ({ ...current, answer: () => ({ status: 404, body: null }) })),
        units,
      ),
}

/** Quirks of what the endpoints of users, roles, locales and files answer. */
export const endpointQuirks: readonly Quirk[] = [
  ...ENDPOINTS.flatMap(([clause, ...deviation]) => deviations(unitOf(usersRoutes, clause), [deviation])),
  // strapi/strapi 12911: what a list of users is asked for besides users has no effect.
  ...deviations(
    unitOf(usersRoutes, 'content.users.list'),
    [['ignored', 'the list of users takes no parameters', WITHOUT_QUERY]],
    'content.users.list.parameters',
  ),
  providersNotFound,
]
