import type { QueryContext } from '../query/query.ts'
import type { ActionUnits } from './units.ts'

/** What an action works with. */
export interface ActionContext extends QueryContext {
  readonly units: ActionUnits
}
