import type { RawQuery } from '../../query.ts'
import type { ListedParts, ZoneStrategy } from '../strategy.ts'

/**
 * content.populate.zone-shared: `populate[<zone>][populate]=*` populates the same in all components.
 * UNDOCUMENTED: in a component that the zone does not list an asterisk stands for what those have that it lists, and
 * nothing else is populated (observed).
 */
export const shared: ZoneStrategy = {
  clause: 'content.populate.zone-shared',
  accepts: params => params.populate !== undefined && params.populate !== null,
  paramsFor: (component, params, zone) =>
    zone.components.includes(component) ? params : { ...params, populate: namesIn(params, zone) },
}

function namesIn(
  { populate }: RawQuery,
  { components, partsOf }: ListedParts,
): readonly string[] | undefined {
  const names = populate === '*' ? components.flatMap(partsOf) : []
  return names.length > 0 ? [...new Set(names)] : undefined
}
