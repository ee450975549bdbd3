import { isObject, isScalar, type JsonObject } from '../../compare/json-value.ts'
import type { Schemas } from '../../import/live/strapi-query.ts'
import { attributesOf } from '../../import/strapi/attributes.ts'
import { textIn } from '../../import/strapi/parts.ts'
import { isEntry } from '../../overheard/listing/rest-listing.ts'

/** The schemas without some attributes: `api::dish.dish price`. */
export function without(schemas: Schemas, left: ReadonlySet<string>): Schemas {
  return new Map(
    [...schemas].map(([uid, schema]) => {
      const kept = [...attributesOf(schema)].filter(([name]) => !left.has(`${uid} ${name}`))
      return [uid, { ...schema, attributes: Object.fromEntries(kept) }]
    }),
  )
}

/** Content-types that were read, and what is in them as far as the caller may see it. */
export function readable(schemas: Schemas, types: ReadonlySet<string>): Schemas {
  const taken = new Map([...schemas].filter(([uid]) => !uid.includes('::') || types.has(uid)))
  const left = new Set(
    [...taken].flatMap(([uid, schema]) =>
      [...attributesOf(schema)].flatMap(([name, attribute]) =>
        isSeen(attribute, taken) ? [] : [`${uid} ${name}`],
      ),
    ),
  )
  return unlinked(without(taken, left))
}

function isSeen(attribute: JsonObject, schemas: Schemas): boolean {
  const { type, private: isPrivate, relation } = attribute
  if (isPrivate === true || type === 'password' || /^morph/.test(String(relation))) return false
  if (type === 'relation') return schemas.has(textIn(attribute, 'target') ?? '')
  return type !== 'component' || schemas.has(textIn(attribute, 'component') ?? '')
}

/** The other side of a relation may not be there any more: then it is one of a single side, or none. */
function unlinked(schemas: Schemas): Schemas {
  const has = (target: string | undefined, name: unknown) =>
    attributesOf(schemas.get(target ?? '') ?? {}).has(String(name))
  return new Map(
    [...schemas].map(([uid, schema]) => {
      const attributes = [...attributesOf(schema)].flatMap(([name, attribute]) => {
        const { mappedBy, inversedBy, ...own } = attribute
        const target = textIn(attribute, 'target')
        if (mappedBy !== undefined) return has(target, mappedBy) ? [[name, attribute] as const] : []
        return [[name, inversedBy === undefined || has(target, inversedBy) ? attribute : own] as const]
      })
      return [uid, { ...schema, attributes: Object.fromEntries(attributes) }]
    }),
  )
}

/** What answers are understood by. */
export interface Understanding {
  readonly schemas: Schemas
  /** The ids of entries that were read, by the uid of their type. */
  readonly ids: ReadonlyMap<string, ReadonlySet<unknown>>
}

/** The attributes of which something is shown that is not understood: of them nothing is known. */
export function notUnderstood(uid: string, values: JsonObject, by: Understanding): readonly string[] {
  return [...attributesOf(by.schemas.get(uid) ?? {})].flatMap(([name, attribute]) => {
    const [value, place] = [values[name], `${uid} ${name}`]
    if (name === 'locale') return []
    if (attribute.type === 'component' || attribute.type === 'dynamiczone')
      return ofParts(place, value, attribute, by)
    const isLinked = attribute.type === 'relation' || attribute.type === 'media'
    const isFine = isLinked ? isLink(value, attribute, by) : isValue(value, attribute)
    return isFine ? [] : [place]
  })
}

function isLink(value: unknown, attribute: JsonObject, { ids }: Understanding): boolean {
  if (!isObject(value) || !('data' in value)) return false
  const items = [value.data].flat().filter(it => it !== null)
  if (!items.every(isEntry)) return false
  const known = ids.get(textIn(attribute, 'target') ?? '')
  return attribute.type === 'media'
    ? items.every(it => typeof it.id === 'number')
    : items.every(({ id }) => known?.has(id))
}

function isValue(value: unknown, { type }: JsonObject): boolean {
  return value !== undefined && (isScalar(value) || type === 'json' || type === 'blocks')
}

function ofParts(place: string, value: unknown, attribute: JsonObject, by: Understanding): readonly string[] {
  const items = Array.isArray(value) ? value : value === null ? [] : [value]
  return items.flatMap(item => {
    const own = textIn(attribute, 'component') ?? textIn(item, '__component') ?? ''
    const isFine = isObject(item) && by.schemas.has(own) && !('attributes' in item) && !('data' in item)
    return isFine ? notUnderstood(own, item, by) : [place]
  })
}
