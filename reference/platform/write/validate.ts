import { invalid } from '../errors.ts'
import type { Attribute } from '../resources/attribute.ts'
import { isList, type Json, type JsonObject } from '../values.ts'
import { attributeError } from './body.ts'

/** A check that attributes of a body hold what they can hold, by a schema or by the model behind it. */
export function validateBySchema(given: JsonObject, root: string, attributes: readonly Attribute[]): void {
  for (const attribute of attributes) {
    const value = given[attribute.name]
    if (value === undefined || value === null || attribute.fixed) continue
    checkType(value, attribute, root)
    if (attribute.oneOf && !attribute.oneOf.includes(String(value))) {
      throw attributeError(root, attribute.name, 'enum', { allowedValues: attribute.oneOf })
    }
    if (attribute.kind === 'time' && !isTime(value)) {
      throw attributeError(root, attribute.name, 'format', { format: 'date-time' })
    }
  }
}

const TYPES: Readonly<Record<Attribute['kind'], string>> = {
  text: 'string,null',
  time: 'string,null',
  flag: 'boolean',
  number: 'number,null',
  list: 'array,null',
}

function checkType(value: Json, { name, kind }: Attribute, root: string): void {
  if (!hasKind(value, kind)) throw attributeError(root, name, 'type', { type: TYPES[kind] })
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
  for (const { name, max, oneOf, fixed } of attributes) {
    const value = given[name]
    if (typeof value !== 'string' || fixed) continue
    const context = `${table}.${name}`
    if (max !== undefined && value.length > max) {
      throw invalid(`Value in [${context}] exceeds maximum length of ${max} characters.`, { context })
    }
    if (oneOf && !oneOf.includes(value)) throw invalid(`Validation (isIn) failed for ${name}`, { context })
  }
}
