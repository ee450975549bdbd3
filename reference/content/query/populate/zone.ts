import type { ZoneAttribute } from '../../model/types.ts'
import type { Row } from '../../world/table.ts'
import { schemaOf } from '../attributes.ts'
import { isRecord, type QueryContext, type RawQuery } from '../query.ts'
import type { Populated } from '../selection.ts'
import { namesTypes } from './asked-on.ts'
import { emptyOf } from './look.ts'
import { type Pointer, populatePointers } from './pointers.ts'
import { askedOfParts } from './related.ts'
import type { Select, SelectionScope } from './scope.ts'
import type { ListedParts } from './strategy.ts'

/** What becomes of a zone's components that `on` does not name. */
export interface ZoneUnnamed {
  readonly clause: string
  /** What to show of them; null leaves them out of the zone. */
  readonly paramsFor: () => RawQuery | null
}

/** content.populate.zone-unnamed: components that `on` does not name are left out of the array (observed). */
export const zoneUnnamed: ZoneUnnamed = {
  clause: 'content.populate.zone-unnamed',
  paramsFor: () => null,
}

/** A populated dynamic zone. Throws a ValidationError. Clauses: content.populate.zone-*, content.shapes.zone. */
export function populateZone(
  attribute: ZoneAttribute,
  params: RawQuery,
  scope: SelectionScope,
  select: Select,
): Populated {
  const { context } = scope
  const { zone } = context.units.shapes
  const load = populatePointers(
    {
      typeKey: zone.typeKey,
      wraps: false,
      pointersOf: row => pointersIn(row, attribute.name),
      paramsFor: readZone(attribute, params, scope),
      known: attribute.components,
      named: namesTypes(params),
    },
    scope,
    select,
  )
  return {
    name: attribute.name,
    load(parents) {
      const { values, sizes } = load(parents)
      return { values: values.map(found => (found.length > 0 ? found : emptyOf(attribute, scope))), sizes }
    },
  }
}

/** What is asked of components of a uid; null leaves them out. */
function readZone(
  attribute: ZoneAttribute,
  params: RawQuery,
  { context }: SelectionScope,
): (component: string) => RawQuery | null {
  const { zoneStrategies, zoneUnnamed: unnamed } = context.units.populate
  const strategy = zoneStrategies.find(unit => unit.accepts(params))
  if (!strategy) throw new Error('invariant: no zone strategy accepts the request')
  const listed = listedParts(attribute, context)
  return component => {
    const asked = strategy.paramsFor(component, params, listed)
    if (asked) return askedOfParts(asked, context)
    return unnamed.paramsFor()
  }
}

/** A zone, with what can be populated in its components. */
export function listedParts({ components }: ZoneAttribute, context: QueryContext): ListedParts {
  return {
    components,
    partsOf: component =>
      [...schemaOf(context, component).attributes.values()].flatMap(({ kind, name }) =>
        kind === 'scalar' ? [] : [name],
      ),
  }
}

function pointersIn(row: Row, name: string): readonly Pointer[] {
  const zone = row[name]
  const pointers: Pointer[] = []
  if (!Array.isArray(zone)) return pointers
  for (const item of zone) {
    if (!isRecord(item) || typeof item.__component !== 'string' || typeof item.id !== 'number') continue
    pointers.push({ uid: item.__component, id: item.id })
  }
  return pointers
}
