import { platformUnits } from '../../../platform/units.ts'
import type { Quirk } from '../../quirk.ts'
import { changePlatform, dropUnit } from '../change-platform.ts'

const clauses = [...new Set(platformUnits.routes.map(({ clause }) => clause))]

/** Every route has this quirk: a platform that does not serve it. */
export const routesMissing: readonly Quirk[] = clauses.map(routeMissing)

/** A platform without the routes of a clause. */
export function routeMissing(clause: string): Quirk {
  return {
    id: `${clause}.missing`,
    clause,
    says: 'does not serve the route',
    apply: changePlatform(({ routes }) => ({ routes: dropUnit(routes, clause) })),
  }
}
