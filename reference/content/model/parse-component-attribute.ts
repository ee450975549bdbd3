import type { JsonObject } from '../../world/json-object.ts'
import type { AttributeCommon, ComponentAttribute, ZoneAttribute } from './types.ts'

/** An attribute that holds one component, or a list of them. Whether it exists is checked when all are known. */
export function parseComponentAttribute(
  json: JsonObject,
  common: AttributeCommon,
): ComponentAttribute | null {
  const component = json.requiredText('component')
  if (component === undefined) return null
  const many = json.boolean('repeatable') ?? false
  return { ...common, kind: 'component', component, many, ...parseCounts(json) }
}

/** An attribute that holds a list of components of several kinds. */
export function parseZone(json: JsonObject, common: AttributeCommon): ZoneAttribute | null {
  if (!json.has('components')) json.place.at('components').wrong('nothing', 'the list of allowed components')
  const components = json.texts('components')
  return components ? { ...common, kind: 'dynamiczone', components, ...parseCounts(json) } : null
}

function parseCounts(json: JsonObject): { min?: number; max?: number } {
  const min = json.integer('min')
  const max = json.integer('max')
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}
