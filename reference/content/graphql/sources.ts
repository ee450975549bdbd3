import type { DoorSources } from '../sources.ts'
import type { UsersContext } from '../users/context.ts'
import type { GraphqlUnits } from './units.ts'

/** What the GraphQL endpoint runs on. */
export interface GraphqlSources
  extends DoorSources<UsersContext['units'] & { readonly graphql: GraphqlUnits }> {
  /** As the service behaves with NODE_ENV=production. */
  readonly production: boolean
  /** A project's functions `register({ strapi })`, or objects that have one, in the order in which they run. */
  readonly registers: readonly unknown[]
}
