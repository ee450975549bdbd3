import type { JsonObject } from '../../compare/json-value.ts'
import { attributesOf } from '../strapi/attributes.ts'
import { textIn } from '../strapi/parts.ts'

export type Schemas = ReadonlyMap<string, JsonObject>

/** Components stand in each other at most so deep: a project that goes round in circles has an end all the same. */
const DEEPEST = 8

/** The query that shows all of an entry: ids of what it is linked with, and components whole. */
export function populateAll(schema: JsonObject, schemas: Schemas): readonly string[] {
  const own = below(schema, schemas, 'populate', DEEPEST)
  const isLocalized = attributesOf(schema).has('locale')
  return isLocalized ? [...own, 'populate[localizations][fields][0]=id'] : own
}

function below(schema: JsonObject, schemas: Schemas, prefix: string, depth: number): readonly string[] {
  return [...attributesOf(schema)].flatMap(([name, attribute]) =>
    ofAttribute(attribute, schemas, `${prefix}[${name}]`, depth),
  )
}

function ofAttribute(
  attribute: JsonObject,
  schemas: Schemas,
  place: string,
  depth: number,
): readonly string[] {
  if (attribute.type === 'media' || isShown(attribute)) return [`${place}[fields][0]=id`]
  if (attribute.type === 'component')
    return ofComponent(textIn(attribute, 'component') ?? '', schemas, place, depth)
  if (attribute.type !== 'dynamiczone' || !Array.isArray(attribute.components)) return []
  return attribute.components.flatMap(uid => ofComponent(String(uid), schemas, `${place}[on][${uid}]`, depth))
}

function ofComponent(uid: string, schemas: Schemas, place: string, depth: number): readonly string[] {
  const schema = schemas.get(uid)
  const inside = schema && depth > 0 ? below(schema, schemas, `${place}[populate]`, depth - 1) : []
  return inside.length > 0 ? inside : [`${place}[populate]=*`]
}

/** A relation that may lead to entries of any type is shown by the other side alone. */
export function isShown({ type, relation, target }: JsonObject): boolean {
  if (type !== 'relation' || relation === 'morphToOne' || relation === 'morphToMany') return false
  return !String(target).startsWith('admin::')
}
