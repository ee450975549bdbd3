import { invalid, type PlatformError } from '../errors.ts'
import type { Attribute } from '../resources/attribute.ts'
import { isList, isObject, type Json, type JsonObject } from '../values.ts'
import { attributeError } from './body.ts'

/**
 * A check that attributes of a body hold what they can hold, by the schema of the body.
 * @throws PlatformError 422 that names the keywords that do not hold, and speaks of the first
 */
export function validateBySchema(given: JsonObject, root: string, attributes: readonly Attribute[]): void {
  const errors = attributes.flatMap(attribute => {
    const value = given[attribute.name]
    if (value === undefined || attribute.fixed || (value === null && isNullable(attribute))) return []
    return errorOf(value, attribute, root) ?? []
  })
  const [first] = errors
  if (!first) return
  const details = errors.flatMap(({ more }) => (isList(more.details) ? more.details : []))
  throw invalid(first.message, { ...first.more, details })
}

function errorOf(value: Json, attribute: Attribute, root: string): PlatformError | null {
  const { name, kind, oneOf, urls } = attribute
  if (!hasKind(value, kind)) return attributeError(root, name, 'type', { type: typeOf(attribute) })
  if (oneOf && !oneOf.includes(String(value)))
    return attributeError(root, name, 'enum', { allowedValues: oneOf })
  const inside = typeof value === 'string' ? errorOfLength(value, attribute, root) : null
  const items = isList(value) ? errorOfItems(value, attribute, root) : null
  const format = kind === 'time' ? 'date-time' : urls === 'address' ? 'uri-reference' : null
  const isOfFormat = !format || (format === 'date-time' ? isTime(value) : isAddress(value))
  return inside ?? items ?? (isOfFormat ? null : attributeError(root, name, 'format', { format }))
}

function isNullable({ kind, neverNull, namedBy }: Attribute): boolean {
  return kind !== 'flag' && !neverNull && !namedBy
}

const TYPES: Readonly<Record<Attribute['kind'], string>> = {
  text: 'string',
  time: 'string',
  flag: 'boolean',
  number: 'number',
  list: 'array',
}

function typeOf(attribute: Attribute): string {
  return isNullable(attribute) ? `${TYPES[attribute.kind]},null` : TYPES[attribute.kind]
}

function errorOfLength(text: string, { name, min, max }: Attribute, root: string): PlatformError | null {
  if (min !== undefined && text.length < min) return attributeError(root, name, 'minLength', { limit: min })
  const isLong = max !== undefined && text.length > max
  return isLong ? attributeError(root, name, 'maxLength', { limit: max }) : null
}

/** Each item is a text, or an object with one of the keys that name it. */
function errorOfItems(
  items: readonly Json[],
  { name, namedBy }: Attribute,
  root: string,
): PlatformError | null {
  if (!namedBy) return null
  const wrong = items.findIndex(item => typeof item !== 'string' && !isNamed(item, namedBy))
  if (wrong < 0) return null
  return isObject(items[wrong])
    ? attributeError(root, `${name}[${wrong}]`, 'required', { missingProperty: namedBy[0] ?? 'id' })
    : attributeError(root, `${name}[${wrong}]`, 'type', { type: 'object' })
}

function isNamed(item: Json, namedBy: readonly string[]): boolean {
  return isObject(item) && namedBy.some(key => item[key] !== undefined)
}

/** The address of a page or file, also a relative one. */
function isAddress(value: Json): boolean {
  return typeof value === 'string' && /^[^\s<>"{}|\\^`]*$/.test(value)
}

export function hasKind(value: Json, kind: Attribute['kind']): boolean {
  if (kind === 'list') return isList(value)
  if (kind === 'flag') return typeof value === 'boolean'
  return typeof value === (kind === 'number' ? 'number' : 'string')
}

/** A time with date and clock, in UTC or with an offset. */
export function isTime(value: Json): boolean {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value) &&
    !Number.isNaN(Date.parse(value))
  )
}

/**
 * Texts must fit and be one of what is known.
 * @throws PlatformError 422 that names table and attribute
 */
export function validateByModel(given: JsonObject, table: string, attributes: readonly Attribute[]): void {
  for (const { name, max, kept = max, oneOf, fixed } of attributes) {
    const value = given[name]
    if (typeof value !== 'string' || fixed) continue
    const context = `${table}.${name}`
    if (kept !== undefined && value.length > kept) {
      throw invalid(`Value in [${context}] exceeds maximum length of ${kept} characters.`, { context })
    }
    if (oneOf && !oneOf.includes(value)) throw invalid(`Validation (isIn) failed for ${name}`, { context })
  }
}
