import type { ActionUnits } from '../actions/units.ts'
import type { WriteContext } from '../actions/write/context.ts'
import type { Call, Endpoint } from '../http/endpoint.ts'
import type { QueryStringUnits } from '../query/query-string/units.ts'
import type { DoorSources } from '../sources.ts'
import type { UsersContext } from '../users/context.ts'
import type { RestUnits } from './units.ts'

/** What the REST endpoints of content-types work with. */
export interface RestContext extends WriteContext {
  readonly units: ActionUnits & { readonly rest: RestUnits; readonly queryString: QueryStringUnits }
}

export type RestCall = Call<RestContext>
export type RestEndpoint = Endpoint<RestContext>

/** What the REST interface runs on: its own endpoints, and those of users. */
export type RestSources = DoorSources<RestContext['units'] & UsersContext['units']>
