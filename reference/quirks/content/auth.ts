import { apiToken, apiTokenExpiry } from '../../content/auth/api-tokens/api-token.ts'
import { type ApiTokenType, custom, fullAccess, readOnly } from '../../content/auth/api-tokens/token-types.ts'
import { permission } from '../../content/auth/authorize.ts'
import { bearer } from '../../content/auth/bearer.ts'
import { unauthorized } from '../../content/auth/caller.ts'
import {
  algorithm,
  blockedUser,
  expiry,
  knownUser,
  notBefore,
  signature,
  userClaim,
} from '../../content/auth/jwt/rules.ts'
import { userJwt } from '../../content/auth/jwt/user-jwt.ts'
import { publicRole, userRole } from '../../content/auth/roles.ts'
import { stranger } from '../../content/auth/strategy.ts'
import { deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { overRest } from './doors.ts'

const knowsNobody = { authenticate: async () => null }
const alwaysHolds = { holds: () => true }
const neverRefuses = { refuse: () => null }

/** A type of token that grants these actions, whatever the token's own permissions. */
function granting(grants: (action: string) => boolean): Partial<ApiTokenType> {
  return { grants: () => grants }
}

/** What servers do wrong with the permission that reading over REST needs. */
const permissionQuirks: readonly Quirk[] = [
  ...deviations(permission, [
    ['not-checked', 'whoever calls may do everything', { allows: () => true }],
    [
      'find-one-will-do',
      'findOne of a content-type is enough for its list',
      { allows: (caller, action) => caller.may(action) || caller.may(action.replace(/\.find$/, '.findOne')) },
    ],
    [
      'find-one-needed',
      'a list needs findOne, and not find',
      { allows: (caller, action) => caller.may(action.replace(/\.find$/, '.findOne')) },
    ],
  ]),
  ...overRest(
    deviations(
      publicRole,
      [
        [
          'public-as-authenticated',
          'over REST nobody in particular has the permissions of the authenticated role',
          { role: 'authenticated' },
        ],
      ],
      permission.clause,
    ),
  ),
]

/** Who calls, and what they may do. */
export const authQuirks: readonly Quirk[] = [
  ...deviations(bearer, [
    [
      'case-sensitive',
      'the scheme is only understood as Bearer, with a capital B',
      ({ read }) => ({ read: header => (header.startsWith('Bearer ') ? read(header) : null) }),
    ],
    [
      'any-scheme',
      'a credential is taken under whatever scheme it is sent',
      ({ read }) => ({ read: header => read(header.replace(/^\S+/, 'Bearer')) }),
    ],
  ]),
  // Over GraphQL the documentation tells how callers are known: graphql/callers.ts.
  ...overRest(deviations(apiToken, [['not-known', 'API tokens are not known to REST', knowsNobody]])),
  ...overRest(deviations(userJwt, [['not-known', 'JWTs are not known to REST', knowsNobody]])),
  ...deviations(stranger, [
    ['is-public', 'a credential that nobody knows is taken for none', { treat: ({ anybody }) => anybody }],
  ]),
  ...deviations(
    stranger,
    [
      // A credential that nobody knows is let in, and may do nothing.
      [
        'permission-first',
        'asks what a credential may do before whether anybody knows it',
        { treat: ({ units }) => ({ kind: 'public', role: units.publicRole.role, may: () => false }) },
      ],
    ],
    'content.auth.order',
  ),
  ...deviations(apiTokenExpiry, [['ignored', 'API tokens never expire', neverRefuses]]),
  ...overRest([
    ...deviations(readOnly, [
      ['may-write', 'over REST a read-only token may do everything', granting(() => true)],
      [
        'may-list-all',
        'over REST a read-only token may also count users and list locales',
        granting(action => /(find(One)?|count|listLocales)$/.test(action)),
      ],
    ]),
    ...deviations(fullAccess, [
      [
        'reads-only',
        'over REST a full-access token may only read',
        granting(action => /find(One)?$/.test(action)),
      ],
    ]),
    ...deviations(custom, [
      ['may-everything', 'over REST a custom token may do everything', granting(() => true)],
    ]),
  ]),
  ...deviations(algorithm, [
    // The real program takes every algorithm of the HMAC family, if the secret is right.
    [
      'hmac-family',
      'a JWT signed by HS384 or HS512 is accepted as well',
      { holds: jwt => ['HS256', 'HS384', 'HS512'].includes(String(jwt.algorithm)) },
    ],
  ]),
  ...overRest(
    deviations(signature, [
      ['not-checked', 'over REST the signature of a JWT is not checked', alwaysHolds],
      [
        'stripped-accepted',
        'over REST a JWT is accepted without its signature',
        ({ holds }) => ({ holds: (jwt, check) => jwt.text.endsWith('.') || holds(jwt, check) }),
      ],
    ]),
  ),
  ...deviations(expiry, [['ignored', 'a JWT never expires', alwaysHolds]]),
  ...deviations(notBefore, [
    ['ignored', 'a JWT holds before the time from which it says that it does', alwaysHolds],
  ]),
  ...deviations(userClaim, [
    ['not-required', 'a JWT without an id is refused as one of an unknown user', alwaysHolds],
  ]),
  ...deviations(knownUser, [
    ['as-forged', 'the JWT of a deleted user is refused in the words for a forged one', neverRefuses],
  ]),
  ...deviations(blockedUser, [
    ['let-in', 'a user who was blocked may go on calling with an older JWT', neverRefuses],
  ]),
  ...overRest(
    deviations(publicRole, [
      [
        'unauthorized',
        'what the public role is not granted is refused over REST with 401',
        { refuse: unauthorized },
      ],
    ]),
  ),
  ...overRest(
    deviations(userRole, [
      [
        'always-authenticated',
        'over REST every user has the permissions of the authenticated role',
        { role: () => 'authenticated' },
      ],
    ]),
  ),
  ...permissionQuirks,
]
