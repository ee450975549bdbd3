import { apiToken } from '../../../content/auth/api-tokens/api-token.ts'
import {
  type ApiTokenType,
  custom,
  fullAccess,
  readOnly,
} from '../../../content/auth/api-tokens/token-types.ts'
import { bearer } from '../../../content/auth/bearer.ts'
import { knownUser, signature } from '../../../content/auth/jwt/rules.ts'
import { userJwt } from '../../../content/auth/jwt/user-jwt.ts'
import { publicRole, userRole } from '../../../content/auth/roles.ts'
import { stranger } from '../../../content/auth/strategy.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { overGraphql } from '../doors.ts'

const JWT = 'content.graphql.auth.jwt'
const FORGED = 'content.graphql.auth.jwt.forged'
const API_TOKEN = 'content.graphql.auth.api-token'
const OPERATION = 'content.graphql.auth.operation'
const MUTATION = 'content.graphql.auth.mutation'

const KNOWS_NOBODY = { authenticate: async () => null }

const withActions = (change: (action: string) => string) => {
  return ({ grants }: ApiTokenType): Partial<ApiTokenType> => ({
    grants: token => {
      const may = grants(token)
      return action => may(change(action))
    },
  })
}

const granting = (grants: (action: string) => boolean): Partial<ApiTokenType> => ({ grants: () => grants })

/** What servers do wrong with users who call GraphQL. */
const userQuirks: readonly Quirk[] = [
  ...deviations(userJwt, [['not-known', 'JWTs are not known to GraphQL', KNOWS_NOBODY]], JWT),
  ...deviations(
    bearer,
    [['header-ignored', 'GraphQL does not look at Authorization', { read: () => null }]],
    JWT,
  ),
  ...deviations(
    bearer,
    [
      [
        'other-scheme',
        'GraphQL wants JWTs and API tokens under another scheme than Bearer',
        ({ read }) => ({ read: header => (/^bearer\b/i.test(header) ? null : read(header)) }),
      ],
    ],
    JWT,
  ),
  ...deviations(
    userRole,
    [
      [
        'as-authenticated',
        'every user of GraphQL is of the authenticated role',
        { role: () => 'authenticated' },
      ],
      ['as-public', 'every user of GraphQL is of the public role', { role: () => 'public' }],
      ['of-no-role', 'no user of GraphQL has a role', { role: () => null }],
    ],
    JWT,
  ),
  ...deviations(
    userJwt,
    [
      [
        'may-everything',
        'who is signed in may do everything by GraphQL',
        ({ authenticate }) => ({
          authenticate: async (credential, context) => {
            const caller = await authenticate(credential, context)
            return caller && 'may' in caller ? { ...caller, may: () => true } : caller
          },
        }),
      ],
    ],
    JWT,
  ),
]

/** What servers do wrong with JWTs that they did not make. */
const forgeryQuirks: readonly Quirk[] = [
  ...deviations(
    signature,
    [
      ['not-checked', 'GraphQL does not check the signature of a JWT', { holds: () => true }],
      [
        'stripped-accepted',
        'GraphQL takes a JWT without its signature',
        ({ holds }) => ({ holds: (jwt, check) => jwt.text.endsWith('.') || holds(jwt, check) }),
      ],
      [
        'beginning-only',
        'GraphQL does not mind what comes behind the signature of a JWT',
        ({ holds }) => ({
          holds: async (jwt, check) =>
            (await holds(jwt, check)) || holds({ ...jwt, text: jwt.text.slice(0, -4) }, check),
        }),
      ],
    ],
    FORGED,
  ),
  ...deviations(
    stranger,
    [
      [
        'let-in',
        'GraphQL lets in whoever sends any credential at all',
        {
          treat: ({ units }) => ({ kind: 'public', role: units.publicRole.role, may: () => true }),
        },
      ],
    ],
    FORGED,
  ),
  ...deviations(
    stranger,
    [
      [
        'as-authenticated',
        'a credential that nobody knows is a user of the authenticated role to GraphQL',
        {
          treat: ({ grants }) => ({
            kind: 'public',
            role: 'authenticated',
            may: grants('authenticated').may,
          }),
        },
      ],
    ],
    FORGED,
  ),
  ...deviations(
    userJwt,
    [
      [
        'by-username',
        'GraphQL takes the name of a user for the JWT of that user',
        ({ authenticate }) => ({
          authenticate: async (credential, context) => {
            const users = context.store.table('plugin::users-permissions.user').rows
            const user = users.find(({ username }) => username === credential)
            if (!user || knownUser.refuse(user)) return authenticate(credential, context)
            const role = context.units.userRole.role(user, context.store) ?? ''
            return { kind: 'user', role, user, may: context.grants(role).may }
          },
        }),
      ],
    ],
    FORGED,
  ),
]

/** What servers do wrong with API tokens that call GraphQL. */
const tokenQuirks: readonly Quirk[] = [
  ...deviations(apiToken, [['not-known', 'API tokens are not known to GraphQL', KNOWS_NOBODY]], API_TOKEN),
  ...deviations(
    apiToken,
    [
      [
        'may-everything',
        'every API token may do everything by GraphQL',
        ({ authenticate }) => ({
          authenticate: async (credential, context) => {
            const caller = await authenticate(credential, context)
            return caller && 'may' in caller ? { ...caller, may: () => true } : caller
          },
        }),
      ],
      [
        'as-public',
        'an API token may by GraphQL what everybody may',
        ({ authenticate }) => ({
          authenticate: async (credential, context) => {
            const caller = await authenticate(credential, context)
            return caller && 'may' in caller ? { ...caller, may: context.grants('public').may } : caller
          },
        }),
      ],
    ],
    API_TOKEN,
  ),
  ...deviations(
    readOnly,
    [
      [
        'read-only-lists',
        'a read-only token finds no single entry by GraphQL',
        granting(it => /find$/.test(it)),
      ],
      ['read-only-idle', 'a read-only token may do nothing by GraphQL', granting(() => false)],
    ],
    API_TOKEN,
  ),
  ...deviations(
    readOnly,
    [
      ['read-only-writes', 'a read-only token may do everything by GraphQL', granting(() => true)],
      ...['create', 'update', 'delete'].map(
        action =>
          [
            `read-only-may-${action}`,
            `a read-only token may ${action} by GraphQL`,
            granting(it => /\.find(One)?$/.test(it) || it.endsWith(`.${action}`)),
          ] as const,
      ),
    ],
    MUTATION,
  ),
  ...deviations(
    fullAccess,
    [
      [
        'full-access-reads',
        'a full-access token may only read by GraphQL',
        granting(it => /find(One)?$/.test(it)),
      ],
      ['full-access-idle', 'a full-access token may do nothing by GraphQL', granting(() => false)],
    ],
    API_TOKEN,
  ),
  ...deviations(
    custom,
    [
      ['custom-everything', 'a custom token may do everything by GraphQL', granting(() => true)],
      ['custom-idle', 'a custom token may do nothing by GraphQL', granting(() => false)],
      [
        'custom-find-for-one',
        'a custom token that has find needs no findOne by GraphQL',
        withActions(action => action.replace(/findOne$/, 'find')),
      ],
      [
        'custom-one-for-find',
        'a custom token that has findOne needs no find by GraphQL',
        withActions(action => action.replace(/find$/, 'findOne')),
      ],
    ],
    API_TOKEN,
  ),
]

/** What servers do wrong with nobody in particular who calls GraphQL. */
const publicQuirks: readonly Quirk[] = deviations(
  publicRole,
  [
    [
      'public-as-authenticated',
      'nobody in particular has the permissions of the authenticated role in GraphQL',
      { role: 'authenticated' },
    ],
  ],
  OPERATION,
)

/** What servers do wrong with who calls GraphQL. The units are REST's as well; these are of GraphQL alone. */
export const callerQuirks: readonly Quirk[] = overGraphql([
  ...userQuirks,
  ...forgeryQuirks,
  ...tokenQuirks,
  ...publicQuirks,
])
