import { type ContentError, invalidParameter, misuse } from '../../errors.ts'
import type { Attribute, Schema } from '../../model/types.ts'
import { isSecret, schemaOf, targetUid } from '../attributes.ts'
import { isRecord, type QueryContext } from '../query.ts'
import { queryLevels } from '../query-string/levels.ts'

/** Which names cannot be sorted by. */
export interface SortRefusal {
  readonly clause: string
  readonly refuses: (attribute: Attribute | undefined, context: QueryContext) => boolean
  readonly error: (name: string) => ContentError
}

/**
 * content.sort.unknown-attribute: those of no attribute, and of one that is a dynamic zone, that may point at any type,
 * or that the caller may not read (observed).
 */
export const sortRefusal: SortRefusal = {
  clause: 'content.sort.unknown-attribute',
  refuses: (attribute, context) => {
    if (!attribute || attribute.kind === 'dynamiczone' || isSecret(attribute)) return true
    if (attribute.kind !== 'relation') return false
    return attribute.target === null || !context.caller.may(`${attribute.target}.find`)
  },
  error: invalidParameter,
}

/** Which paths are neither refused nor sorted by. */
export interface ReservedNames {
  readonly clause: string
  readonly covers: (path: readonly string[]) => boolean
}

/** content.sort.reserved-names: those with a name by which objects reach their prototypes (observed). */
export const reservedNames: ReservedNames = {
  clause: 'content.sort.reserved-names',
  covers: path => path.some(name => RESERVED.has(name)),
}

const RESERVED: ReadonlySet<string> = new Set(['constructor', '__proto__'])

/**
 * Checks every name in a `sort` parameter before its directions are read, as the service does: a name must be `id`
 * or an attribute that can be sorted on, and a relation must go on to a field.
 * Throws a ValidationError `Invalid parameter <name>`.
 */
export function validateSort(sort: unknown, schema: Schema, context: QueryContext): void {
  if (typeof sort === 'string') validateText(sort, schema, context)
  else if (Array.isArray(sort)) validateList(sort, schema, context)
  else if (isRecord(sort)) validateObject(sort, schema, context)
}

function validateText(sort: string, schema: Schema, context: QueryContext): void {
  for (const part of sort.split(',')) {
    const names = part.trim().split(/[.:]/)
    if (names.length > queryLevels.most) throw misuse(`Invalid sort: more than ${queryLevels.most} levels`)
    if (names[0] !== '' && !context.units.sort.reserved.covers(names)) validatePath(names, schema, context)
  }
}

/** A list must be of one kind: texts or objects. */
function validateList(sort: readonly unknown[], schema: Schema, context: QueryContext): void {
  const isOneKind = sort.every(item => typeof item === 'string') || sort.every(isRecord)
  if (!isOneKind) throw invalidParameter('0')
  for (const item of sort) validateSort(item, schema, context)
}

function validateObject(sort: Record<string, unknown>, schema: Schema, context: QueryContext): void {
  for (const [name, value] of Object.entries(sort)) {
    if (name === 'id') continue
    const target = checkedTarget(name, schema, context)
    if (target === null) continue
    const isEmpty = value === '' || value === null || (isRecord(value) && Object.keys(value).length === 0)
    if (isEmpty) throw invalidParameter(name)
    validateSort(value, target, context)
  }
}

function validatePath(names: readonly string[], schema: Schema, context: QueryContext): void {
  const [name = '', ...rest] = names
  if (name === 'id') return
  const target = checkedTarget(name, schema, context)
  if (target === null) return
  if (rest.every(part => part === '')) throw invalidParameter(name)
  validatePath(rest, target, context)
}

/** The schema that a path goes on in, or null for a scalar. */
function checkedTarget(name: string, schema: Schema, context: QueryContext): Schema | null {
  const { refusal } = context.units.sort
  const attribute = schema.attributes.get(name)
  if (refusal.refuses(attribute, context)) throw refusal.error(name)
  const uid = attribute ? targetUid(attribute) : null
  return uid === null ? null : schemaOf(context, uid)
}
