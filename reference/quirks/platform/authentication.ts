import { resetAttempts } from '../../platform/admin-api/attempts.ts'
import { adminAuthRules } from '../../platform/admin-api/authentication.ts'
import { sessionRoutes } from '../../platform/admin-api/session-routes.ts'
import { tokenRules } from '../../platform/admin-api/token-rules.ts'
import { bearerToken, client, clientOnly } from '../../platform/changes/2.0/api-keys.ts'
import { contentAuthRules } from '../../platform/content-api/authentication.ts'
import type { Actor, AdminToken, AuthRule, Route } from '../../platform/contracts.ts'
import { badRequest, noPermission, PlatformError, unauthorized } from '../../platform/errors.ts'
import { isObject, textOf } from '../../platform/values.ts'
import type { Unit } from '../../units/map-units.ts'
import { unitOf } from '../change-unit.ts'
import { deviations, MISSING } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { restoredDeviations } from './platform-deviations.ts'

const AREA = 'platform.authentication'

/** Rules that a platform can lack, with what it does then. */
function lacking<U extends Unit>(
  list: readonly U[],
  wrong: string,
  rules: Readonly<Record<string, string>>,
): readonly Quirk[] {
  return Object.entries(rules).flatMap(([name, says]) =>
    deviations(unitOf(list, `${AREA}.${name}`), [[wrong, says, MISSING]]),
  )
}

const rulesLacking: readonly Quirk[] = [
  ...lacking(adminAuthRules, 'unchecked', {
    'session-origin': "it takes a session's cookie from pages of other sites",
  }),
  ...lacking(contentAuthRules, 'forgotten', {
    'member-token': "it ignores a member's token",
    'content-key-repeated': 'it takes a key that is given twice as an unknown one',
    'content-key-missing': 'it takes a missing key as an unknown one',
    'content-key-of-another-type': 'it opens the content API with what is no content key',
  }),
  ...lacking(adminAuthRules, 'forgotten', {
    'integration-token': 'it takes no tokens of integrations',
    'session-cookie': 'it takes no session cookies',
  }),
  ...lacking(tokenRules, 'forgotten', {
    'token-key-named': 'it takes a token that names no key as one of an unknown key',
  }),
  ...lacking(tokenRules, 'unchecked', {
    'token-algorithm': 'it takes a token of another algorithm as one with a wrong signature',
    'token-not-before': 'it takes a token before its time',
    'token-audience': 'it takes a token that was made for another audience',
    'token-maximum-age': 'it takes a token of any age',
  }),
  ...lacking(contentAuthRules, 'uncounted', {
    'content-key-attempts': 'it lets known keys in however many unknown ones were tried',
  }),
]

const integrationToken = unitOf(adminAuthRules, `${AREA}.integration-token`)

/** The quirks of authentication. */
export const authenticationQuirks: readonly Quirk[] = [
  ...rulesLacking,

  ...deviations(unitOf(contentAuthRules, `${AREA}.content-key-unknown`), [
    ['forbidden', 'it answers 403 to a key that no integration has', forbidding],
  ]),
  ...deviations(unitOf(contentAuthRules, `${AREA}.content-key`), [
    ['alone', 'it refuses a key beside a header Authorization', refusingAuthorization],
  ]),

  ...deviations(unitOf(tokenRules, `${AREA}.token-key-known`), [
    ['malformed', 'it answers 400 to a token of an unknown key', { check: mustHaveKey }],
  ]),
  ...deviations(
    integrationToken,
    [['any', 'it takes a token after any word', takingAnyScheme]],
    `${AREA}.token-scheme`,
  ),
  ...deviations(
    integrationToken,
    [['unlimited', 'it opens to integrations all that users may do', forgettingWhoAsks]],
    `${AREA}.integration-scope`,
  ),
  ...deviations(
    unitOf(adminAuthRules, `${AREA}.session-cookie`),
    [['all-alike', 'it lets every user do what administrators may', makingAdministrators]],
    `${AREA}.roles`,
  ),
  ...deviations(unitOf(adminAuthRules, `${AREA}.admin-missing`), [
    [
      'unauthorized',
      'it answers 401 to whoever says nothing of who they are',
      { identify: refusing('Authorization failed') },
    ],
  ]),
  ...deviations(
    unitOf(sessionRoutes, 'platform.admin-api.session.add'),
    [['uncounted', 'it takes any number of wrong passwords', forgettingAttempts]],
    `${AREA}.login-attempts`,
  ),

  ...restoredDeviations(client, [['forbidden', 'it answers 403 to a client that is not known', forbidding]]),
  ...restoredDeviations(
    client,
    [['any-client', 'it opens the first generation to any client', { identify: nobody }]],
    'platform.changes.2-0.api-keys-in-majors',
  ),
  ...restoredDeviations(bearerToken, [['missing', 'it ignores bearer tokens', MISSING]]),
  ...restoredDeviations(clientOnly, [
    ['unauthorized', 'it answers 401 to a client that writes', { identify: refusing('Access denied.') }],
  ]),
]

function nobody(): Actor {
  return { kind: 'nobody' }
}

function refusing(message: string): () => never {
  return () => {
    throw unauthorized(message)
  }
}

/** Whom the rule refuses is answered 403. */
function forbidding({ identify }: AuthRule): Partial<AuthRule> {
  return {
    identify: async (request, gate) => {
      try {
        return await identify(request, gate)
      } catch (error) {
        if (error instanceof PlatformError) throw noPermission(error.message, error.more)
        throw error
      }
    },
  }
}

/** A key counts only where no header says anything of who asks. */
function refusingAuthorization({ identify }: AuthRule): Partial<AuthRule> {
  return {
    identify: (request, gate) => {
      if (request.headers.authorization !== undefined) throw unauthorized('Authorization failed')
      return identify(request, gate)
    },
  }
}

/** A token of an unknown key is refused in the words for malformed ones. */
function mustHaveKey({ key }: AdminToken): void {
  if (!key) throw badRequest('Invalid token', { code: 'INVALID_JWT' })
}

/** The word before the token is read as the one that the platform knows. */
function takingAnyScheme({ identify }: AuthRule): Partial<AuthRule> {
  return {
    identify: (request, gate) => {
      const { authorization, ...others } = request.headers
      if (authorization === undefined) return null
      const renamed = authorization.replace(/^\S+/, gate.site.brand.name)
      return identify({ ...request, headers: { ...others, authorization: renamed } }, gate)
    },
  }
}

/** It is forgotten who has come in by a token of an integration, so that nothing is closed to them. */
function forgettingWhoAsks({ identify }: AuthRule): Partial<AuthRule> {
  return { identify: async (request, gate) => ((await identify(request, gate)) ? nobody() : null) }
}

function makingAdministrators({ identify }: AuthRule): Partial<AuthRule> {
  return {
    identify: async (request, gate) => {
      const actor = await identify(request, gate)
      return actor?.kind === 'user' ? { ...actor, role: 'Administrator' } : actor
    },
  }
}

/** Every attempt to log in is the first one. */
function forgettingAttempts({ handle }: Route): Partial<Route> {
  return {
    handle: call => {
      const { json } = call.request.body
      resetAttempts('login', (isObject(json) && textOf(json.username)) || '', call.site)
      return handle(call)
    },
  }
}
