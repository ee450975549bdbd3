import { expectedName } from '../../world/expected-name.ts'
import type { JsonObject } from '../../world/json-object.ts'
import { shown } from '../../world/problems.ts'
import type { AttributeContext } from './attribute-context.ts'
import { parseComponentAttribute, parseZone } from './parse-component-attribute.ts'
import { parseMedia } from './parse-media.ts'
import { parseRelation } from './parse-relation.ts'
import { isScalarType, parseScalar } from './parse-scalar.ts'
import { type Attribute, type AttributeCommon, SCALAR_TYPES } from './types.ts'

const TYPES = [...SCALAR_TYPES, 'relation', 'media', 'component', 'dynamiczone']

/** One attribute of a schema file; null after a note that it cannot be used. */
export function parseAttribute(json: JsonObject, context: AttributeContext): Attribute | null {
  const type = json.requiredText('type')
  if (type === undefined) return null
  const common = parseCommon(json, context, type)
  if (isScalarType(type)) return parseScalar(json, type, common)
  if (type === 'relation') return parseRelation(json, context, common)
  if (type === 'media') return parseMedia(json, common)
  if (type === 'component') return parseComponentAttribute(json, common)
  if (type === 'dynamiczone') return parseZone(json, common)
  json.place.at('type').wrong(shown(type), expectedName(type, TYPES, 'an attribute type'))
  return null
}

function parseCommon(json: JsonObject, context: AttributeContext, type: string): AttributeCommon {
  return {
    name: context.name,
    required: json.boolean('required') ?? false,
    private: (json.boolean('private') ?? false) || context.privateNames.includes(context.name),
    localized: !context.localizedType || isLocalized(json, type),
  }
}

/**
 * Whether each locale of an entry has its own value.
 * UNDOCUMENTED: relations and uids always do, others when they say so (source of Strapi's i18n plugin 4.26.2).
 */
function isLocalized(json: JsonObject, type: string): boolean {
  if (type === 'relation' || type === 'uid') return true
  return json.object('pluginOptions')?.object('i18n')?.boolean('localized') ?? false
}
