import type { Clock } from '../../world/clock.ts'
import type { ApiToken, ContentOptions } from '../world/content-world.ts'
import type { Store } from '../world/store.ts'
import type { Caller, Refusal } from './caller.ts'
import type { Grants } from './grants.ts'
import type { AuthUnits } from './units.ts'

/** What strategies work with. */
export interface AuthContext {
  readonly store: Store
  readonly options: ContentOptions
  readonly units: AuthUnits
  readonly clock: Clock
  /** What a call without a credential is. */
  readonly anybody: Caller | Refusal
  /** What a role may do, by the role's type. */
  readonly grants: (role: string) => Grants
  /** The API token with this access key. */
  readonly findApiToken: (accessKey: string) => Promise<ApiToken | null>
}
