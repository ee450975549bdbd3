import type { JsonObject } from '../../compare/json-value.ts'
import { attributesOf } from '../strapi/attributes.ts'
import { textIn } from '../strapi/parts.ts'

export type Schemas = ReadonlyMap<string, JsonObject>

/** Components stand in each other at most so deep: a project that goes round in circles has an end all the same. */
const DEEPEST = 8

/** How a file is asked for that stands at a place. */
type OfFile = (place: string) => string

const itsId: OfFile = place => `${place}[fields][0]=id`

/** The query that shows all of an entry: ids of what it is linked with, and components whole. */
export function populateAll(schema: JsonObject, schemas: Schemas, ofFile = itsId): readonly string[] {
  const own = below(schema, { schemas, ofFile }, 'populate', DEEPEST)
  const isLocalized = attributesOf(schema).has('locale')
  return isLocalized ? [...own, 'populate[localizations][fields][0]=id'] : own
}

interface Asking {
  readonly schemas: Schemas
  readonly ofFile: OfFile
}

function below(schema: JsonObject, asking: Asking, prefix: string, depth: number): readonly string[] {
  return [...attributesOf(schema)].flatMap(([name, attribute]) =>
    ofAttribute(attribute, asking, `${prefix}[${name}]`, depth),
  )
}

function ofAttribute(attribute: JsonObject, asking: Asking, place: string, depth: number): readonly string[] {
  if (attribute.type === 'media') return [asking.ofFile(place)]
  if (isShown(attribute)) return [itsId(place)]
  if (attribute.type === 'component')
    return ofComponent(textIn(attribute, 'component') ?? '', asking, place, depth)
  if (attribute.type !== 'dynamiczone' || !Array.isArray(attribute.components)) return []
  return attribute.components.flatMap(uid => ofComponent(String(uid), asking, `${place}[on][${uid}]`, depth))
}

function ofComponent(uid: string, asking: Asking, place: string, depth: number): readonly string[] {
  const schema = asking.schemas.get(uid)
  const inside = schema && depth > 0 ? below(schema, asking, `${place}[populate]`, depth - 1) : []
  return inside.length > 0 ? inside : [`${place}[populate]=*`]
}

/** A relation that may lead to entries of any type is shown by the other side alone. */
export function isShown({ type, relation, target }: JsonObject): boolean {
  if (type !== 'relation' || relation === 'morphToOne' || relation === 'morphToMany') return false
  return !String(target).startsWith('admin::')
}
