import { CREATOR_FIELDS, STAFF_TYPES, STAFF_UID } from '../../model/staff-types.ts'
import type { Attribute, Models, Schema } from '../../model/types.ts'
import { schemaOf, targetUid } from '../attributes.ts'
import { readFields } from '../fields/fields.ts'
import { validateFilters } from '../filters/validate.ts'
import { isRecord, type QueryContext, type RawQuery } from '../query.ts'
import { validateSort } from '../sort/validate.ts'

type ParameterName = 'fields' | 'sort' | 'filters'

/** What is checked of parameters in `populate` that ask for nothing. */
export interface ParameterNames {
  readonly clause: string
  /** Throws a ValidationError. */
  readonly check: (name: ParameterName, value: unknown, schema: Schema, context: QueryContext) => void
}

/**
 * content.populate.parameter-names: wherever `fields`, `sort` and `filters` stand in an object, they are checked as
 * parameters of the type that the names beside them are of, though they may ask for nothing there (observed).
 */
export const parameterNames: ParameterNames = {
  clause: 'content.populate.parameter-names',
  check: (name, value, schema, context) => {
    if (name === 'fields') readFields(value, schema, { context, state: null, depth: 1 })
    else if (name === 'sort') validateSort(value, schema, context)
    else validateFilters(value, schema, context)
  },
}

/** Checks the parameters among names that ask for nothing, and behind them. Throws a ValidationError. */
export function checkUnread(names: RawQuery, schema: Schema, context: QueryContext): void {
  checkNames(names, schema, { ...context, models: withStaff(context.models) })
}

/** The same of what is asked of an attribute. */
export function checkUnreadOf(attribute: Attribute, asked: RawQuery, context: QueryContext): void {
  checkAsked(attribute, asked, { ...context, models: withStaff(context.models) })
}

function checkNames(names: RawQuery, schema: Schema, context: QueryContext): void {
  for (const [name, value] of Object.entries(names)) {
    const attribute = schema.attributes.get(name)
    if (attribute) checkAsked(attribute, value, context)
    else if (isParameter(name)) context.units.populate.parameterNames.check(name, value, schema, context)
    else if (name === 'populate') checkObject(value, schema, context)
    else if (name === 'on') checkTypes(value, context)
    else if (isCreator(name, schema)) checkObject(value, schemaOf(context, STAFF_UID), context)
  }
}

function isParameter(name: string): name is ParameterName {
  return name === 'fields' || name === 'sort' || name === 'filters'
}

/** Content-types have creators, components have none; a colon is only in the uid of the former. */
function isCreator(name: string, { uid }: Schema): boolean {
  return CREATOR_FIELDS.includes(name) && uid.includes('::')
}

function checkObject(value: unknown, schema: Schema, context: QueryContext): void {
  if (isRecord(value)) checkNames(value, schema, context)
}

/** What is asked of each type. */
function checkTypes(on: unknown, context: QueryContext): void {
  for (const [uid, asked] of Object.entries(isRecord(on) ? on : {})) {
    const schema = context.models.types.get(uid) ?? context.models.components.get(uid)
    if (schema) checkObject(asked, schema, context)
  }
}

function checkAsked(attribute: Attribute, asked: unknown, context: QueryContext): void {
  if (attribute.kind === 'relation' && attribute.target === null)
    checkTypes(isRecord(asked) ? asked.on : null, context)
  else for (const uid of uidsBehind(attribute)) checkObject(asked, schemaOf(context, uid), context)
}

function uidsBehind(attribute: Attribute): readonly string[] {
  if (attribute.kind === 'dynamiczone') return attribute.components
  const uid = targetUid(attribute)
  return uid === null ? [] : [uid]
}

const extended = new WeakMap<Models, Models>()

/** The models, and besides what only the creators of entries lead to. The same each time. */
function withStaff(models: Models): Models {
  const known = extended.get(models) ?? { ...models, types: new Map([...models.types, ...STAFF_TYPES]) }
  extended.set(models, known)
  return known
}
