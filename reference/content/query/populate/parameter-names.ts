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
  new Walk(context).names(names, schema)
}

/** The same of what is asked of an attribute. */
export function checkUnreadOf(attribute: Attribute, asked: RawQuery, context: QueryContext): void {
  new Walk(context).asked(attribute, asked)
}

/** Goes through names once for each schema that they may be of, however many components of a zone lead there. */
class Walk {
  readonly #context: QueryContext
  readonly #seen = new Map<RawQuery, Set<Schema>>()

  constructor(context: QueryContext) {
    this.#context = { ...context, models: withStaff(context.models) }
  }

  names(names: RawQuery, schema: Schema): void {
    const seen = this.#seen.get(names) ?? new Set()
    if (seen.has(schema)) return
    this.#seen.set(names, seen.add(schema))
    for (const [name, value] of Object.entries(names)) this.#name(name, value, schema)
  }

  asked(attribute: Attribute, asked: unknown): void {
    if (attribute.kind === 'relation' && attribute.target === null)
      this.#types(isRecord(asked) ? asked.on : null)
    else for (const uid of uidsBehind(attribute)) this.#object(asked, schemaOf(this.#context, uid))
  }

  #name(name: string, value: unknown, schema: Schema): void {
    const attribute = schema.attributes.get(name)
    const { parameterNames: unit } = this.#context.units.populate
    if (attribute) this.asked(attribute, value)
    else if (isParameter(name)) unit.check(name, value, schema, this.#context)
    else if (name === 'populate') this.#object(value, schema)
    else if (name === 'on') this.#types(value)
    else if (isCreator(name, schema)) this.#object(value, schemaOf(this.#context, STAFF_UID))
  }

  #object(value: unknown, schema: Schema): void {
    if (isRecord(value)) this.names(value, schema)
  }

  /** What is asked of each type under `on`. */
  #types(on: unknown): void {
    const { types, components } = this.#context.models
    for (const [uid, asked] of Object.entries(isRecord(on) ? on : {})) {
      const schema = types.get(uid) ?? components.get(uid)
      if (schema) this.#object(asked, schema)
    }
  }
}

function isParameter(name: string): name is ParameterName {
  return name === 'fields' || name === 'sort' || name === 'filters'
}

/** Content-types have creators, components have none; a colon is only in the uid of the former. */
function isCreator(name: string, { uid }: Schema): boolean {
  return CREATOR_FIELDS.includes(name) && uid.includes('::')
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
