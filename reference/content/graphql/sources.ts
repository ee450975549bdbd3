import type { DoorSources } from '../sources.ts'
import type { UsersContext } from '../users/context.ts'
import type { GraphqlUnits } from './units.ts'

/** What the service runs as: it behaves as with NODE_ENV of this name. */
export type Environment = 'development' | 'staging' | 'production'

/** What the GraphQL endpoint runs on. */
export interface GraphqlSources
  extends DoorSources<UsersContext['units'] & { readonly graphql: GraphqlUnits }> {
  readonly environment: Environment
  /** A project's functions `register({ strapi })`, or objects that have one, in the order in which they run. */
  readonly registers: readonly unknown[]
}
