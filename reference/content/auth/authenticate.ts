import type { Clock } from '../../world/clock.ts'
import type { ContentOptions } from '../world/content-world.ts'
import type { Store } from '../world/store.ts'
import { accessKeys } from './api-tokens/access-keys.ts'
import { type Caller, type Refusal, unknownCredential } from './caller.ts'
import type { AuthContext } from './context.ts'
import { type Grants, roleGrants } from './grants.ts'
import type { AuthUnits } from './units.ts'

/** What authentication rests on. */
export interface AuthSources {
  readonly store: Store
  readonly options: ContentOptions
  readonly units: AuthUnits
  readonly clock: Clock
}

/** Tells who a call comes from. */
export interface Authenticator {
  /**
   * The caller, or why there is none. A value and no promise when the headers hold no credential, which keeps
   * public calls fast; it never rejects.
   *
   * Source: content/authentication.rule-3, rule-4.
   */
  authenticate(headers: Readonly<Record<string, string>>): Caller | Refusal | Promise<Caller | Refusal>
}

/** An authenticator for one world. What can be known before the first call is worked out here, once. */
export function createAuthenticator(sources: AuthSources): Authenticator {
  const { units, options } = sources
  const grants = roleGrants(options.permissions)
  const anybody = publicCaller(units.publicRole.role, grants)
  const lasting = { ...sources, anybody, grants, findApiToken: accessKeys(options.apiTokens) }
  return {
    authenticate: ({ authorization }) => {
      const credential = authorization ? units.bearer.read(authorization) : null
      if (credential !== null) return identify(credential, lasting)
      return anybody
    },
  }
}

/** UNDOCUMENTED: when the public role is granted nothing, nobody is public: 401 (source of Strapi 4.26.2). */
function publicCaller(role: string, grants: (role: string) => Grants): Caller | Refusal {
  const { any, may } = grants(role)
  return any ? { kind: 'public', role, may } : unknownCredential()
}

/** Asks each strategy in turn; the first that knows the credential decides. */
async function identify(credential: string, context: AuthContext): Promise<Caller | Refusal> {
  const { authStrategies, stranger } = context.units
  for (const strategy of authStrategies) {
    const found = await strategy.authenticate(credential, context)
    if (found === null) continue
    return found
  }
  return stranger.treat(context)
}
