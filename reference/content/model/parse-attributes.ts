import { JsonObject } from '../../world/json-object.ts'
import { shown } from '../../world/problems.ts'
import type { AttributeContext } from './attribute-context.ts'
import { parseAttribute } from './parse-attribute.ts'
import type { Attribute } from './types.ts'

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
