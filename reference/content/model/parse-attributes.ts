import { expectedName } from '../../world/expected-name.ts'
import { JsonObject } from '../../world/json-object.ts'
import { shown } from '../../world/problems.ts'
import { isScalarType, parseScalar } from './parse-scalar.ts'
import {
  type AttributeContext,
  parseComponentAttribute,
  parseMedia,
  parseRelation,
  parseZone,
} from './parse-structures.ts'
import { type Attribute, type AttributeCommon, SCALAR_TYPES } from './types.ts'

const NAME = /^[A-Za-z][_0-9A-Za-z]*$/

/** All attributes that a schema lists, in its order. Those that cannot be used are noted and left out. */
export function parseAttributes(
  schema: JsonObject,
  context: Omit<AttributeContext, 'name'>,
): Map<string, Attribute> {
  const attributes = new Map<string, Attribute>()
  const listed = schema.object('attributes')
  if (!schema.has('attributes')) schema.place.at('attributes').wrong('nothing', 'the attributes of the model')
  if (!listed) return attributes
  for (const [name, value] of Object.entries(listed.fields)) {
    const place = listed.place.at(name)
    const json = isAttributeName(name) ? JsonObject.read(value, place) : null
    if (!isAttributeName(name)) place.wrong(`the name ${shown(name)}`, EXPECTED_NAME)
    const attribute = json && parseAttribute(json, { ...context, name })
    if (attribute) attributes.set(name, attribute)
  }
  checkTargetFields(listed, attributes)
  return attributes
}

const EXPECTED_NAME = 'a name of letters, digits and _ that begins with a letter and is not id'

/** `id` is every entry's own, and letters keep names apart from operators and from GraphQL's own names. */
function isAttributeName(name: string): boolean {
  return NAME.test(name) && name !== 'id'
}

/** A uid is made from the value of another attribute, which must be there. */
function checkTargetFields(listed: JsonObject, attributes: ReadonlyMap<string, Attribute>): void {
  for (const attribute of attributes.values()) {
    if (attribute.kind !== 'scalar' || attribute.targetField === undefined) continue
    if (attributes.has(attribute.targetField) || Object.hasOwn(listed.fields, attribute.targetField)) continue
    const place = listed.place.at(attribute.name).at('targetField')
    place.wrong(shown(attribute.targetField), 'the name of an attribute of the same model')
  }
}

const TYPES = [...SCALAR_TYPES, 'relation', 'media', 'component', 'dynamiczone']

/** One attribute of a schema file; null after a note that it cannot be used. */
function parseAttribute(json: JsonObject, context: AttributeContext): Attribute | null {
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
