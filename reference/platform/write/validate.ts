import { invalid } from '../errors.ts'
import type { Attribute } from '../resources/attribute.ts'
import { isList, isObject, type Json, type JsonObject } from '../values.ts'
import { attributeError } from './body.ts'

/**
 * A check that attributes of a body hold what they can hold, by the schema of the body.
 * @throws PlatformError 422 that names the keyword that does not hold
 */
export function validateBySchema(given: JsonObject, root: string, attributes: readonly Attribute[]): void {
  for (const attribute of attributes) {
    const value = given[attribute.name]
    if (value === undefined || attribute.fixed) continue
    if (value !== null || !isNullable(attribute)) validateValue(value, attribute, root)
  }
}

function validateValue(value: Json, attribute: Attribute, root: string): void {
  const { name, kind, oneOf, urls } = attribute
  if (!hasKind(value, kind)) throw attributeError(root, name, 'type', { type: typeOf(attribute) })
  if (oneOf && !oneOf.includes(String(value)))
    throw attributeError(root, name, 'enum', { allowedValues: oneOf })
  if (typeof value === 'string') validateLength(value, attribute, root)
  if (isList(value)) validateItems(value, attribute, root)
  const format = kind === 'time' ? 'date-time' : urls === 'address' ? 'uri-reference' : null
  if (format && !(format === 'date-time' ? isTime(value) : isAddress(value)))
    throw attributeError(root, name, 'format', { format })
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

function validateLength(text: string, { name, min, max }: Attribute, root: string): void {
  if (min !== undefined && text.length < min) throw attributeError(root, name, 'minLength', { limit: min })
  if (max !== undefined && text.length > max) throw attributeError(root, name, 'maxLength', { limit: max })
}

/** Each item is a text, or an object with one of the keys that name it. */
function validateItems(items: readonly Json[], { name, namedBy }: Attribute, root: string): void {
  if (!namedBy) return
  const wrong = items.findIndex(item => typeof item !== 'string' && !isNamed(item, namedBy))
  if (wrong < 0) return
  const item = items[wrong] ?? null
  if (isObject(item))
    throw attributeError(root, `${name}[${wrong}]`, 'required', { missingProperty: namedBy[0] ?? 'id' })
  throw attributeError(root, `${name}[${wrong}]`, 'type', { type: 'object' })
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
