import type { Clock } from '../world/clock.ts'
import type { AuthUnits } from './auth/units.ts'
import type { Models } from './model/types.ts'
import type { UsersServices } from './users/rest.ts'
import type { ContentOptions } from './world/content-world.ts'
import type { Store } from './world/store.ts'

/** What a door of the content service runs on; `U` are the units that it uses besides those of authentication. */
export interface DoorSources<U> {
  readonly models: Models
  readonly store: Store
  readonly options: ContentOptions
  readonly units: U & { readonly auth: AuthUnits }
  readonly clock: Clock
  readonly users: UsersServices
}
