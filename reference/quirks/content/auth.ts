import { apiToken, apiTokenExpiry } from '../../content/auth/api-tokens/api-token.ts'
import { type ApiTokenType, custom, fullAccess, readOnly } from '../../content/auth/api-tokens/token-types.ts'
import { permission } from '../../content/auth/authorize.ts'
import { bearer } from '../../content/auth/bearer.ts'
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

const knowsNobody = { authenticate: async () => null }
const alwaysHolds = { holds: () => true }
const neverRefuses = { refuse: () => null }

/** A type of token that grants these actions, whatever the token's own permissions. */
function granting(grants: (action: string) => boolean): Partial<ApiTokenType> {
  return { grants: () => grants }
}

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
  ...deviations(apiToken, [['not-known', 'API tokens are not known as credentials', knowsNobody]]),
  ...deviations(userJwt, [['not-known', 'JWTs are not known as credentials', knowsNobody]]),
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
  ...deviations(readOnly, [
    ['may-write', 'a read-only token may do everything', granting(() => true)],
    [
      'may-list-all',
      'a read-only token may also count users and list locales',
      granting(action => /(find(One)?|count|listLocales)$/.test(action)),
    ],
  ]),
  ...deviations(fullAccess, [
    ['reads-only', 'a full-access token may only read', granting(action => /find(One)?$/.test(action))],
  ]),
  ...deviations(custom, [['may-everything', 'a custom token may do everything', granting(() => true)]]),
  ...deviations(algorithm, [
    // The real program takes every algorithm of the HMAC family, if the secret is right.
    [
      'hmac-family',
      'a JWT signed by HS384 or HS512 is accepted as well',
      { holds: jwt => ['HS256', 'HS384', 'HS512'].includes(String(jwt.algorithm)) },
    ],
  ]),
  ...deviations(signature, [
    ['not-checked', 'the signature of a JWT is not checked', alwaysHolds],
    [
      'stripped-accepted',
      'a JWT is accepted without its signature',
      ({ holds }) => ({ holds: (jwt, check) => jwt.text.endsWith('.') || holds(jwt, check) }),
    ],
  ]),
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
  ...deviations(publicRole, [
    [
      'is-authenticated',
      'a call without a credential has the permissions of the authenticated role',
      { role: 'authenticated' },
    ],
  ]),
  ...deviations(userRole, [
    [
      'always-authenticated',
      'every user has the permissions of the authenticated role',
      { role: () => 'authenticated' },
    ],
  ]),
  ...deviations(permission, [['not-checked', 'whoever calls may do everything', { allows: () => true }]]),
]
