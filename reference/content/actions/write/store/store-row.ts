import type { Attribute, ScalarAttribute, Schema } from '../../../model/types.ts'
import { schemaOf } from '../../../query/attributes.ts'
import type { Row } from '../../../world/table.ts'
import type { ComponentInput, ComponentRef } from '../components/component.ts'
import type { Values, WriteContext, WriteMode } from '../context.ts'
import { linkAttribute } from '../relations/link.ts'
import { valueRule } from '../values/value-rules.ts'
import { storeComponents } from './store-components.ts'

/** Values that were found to be in order, and those that the service itself gives, in their stored form. */
export interface RowValues {
  readonly values: Values
  readonly implicit: Values
}

/** Adds a row: its components first, then itself, then its links. Throws a ContentError. */
export function insertRow(schema: Schema, { values, implicit }: RowValues, context: WriteContext): Row {
  const { newIds } = context.units.writes
  const components = storeComponents(schema, values, null, storageIn(context))
  const scalars = storeScalars(schema, values, context)
  checkMorphTargets(schema, values, context)
  const id = newIds.take(context.store.table(schema.uid))
  const row = { ...emptyRow(schema), ...implicit, ...scalars, ...components, id }
  return putLinked(schema, row, values, { mode: 'creation', context })
}

/** UNDOCUMENTED: a morphToOne relation is refused before the entry has an id, all others after (observed). */
function checkMorphTargets(schema: Schema, values: Values, context: WriteContext): void {
  for (const attribute of schema.attributes.values()) {
    const value = values[attribute.name]
    if (value === undefined || attribute.kind !== 'relation' || attribute.relation !== 'morphToOne') continue
    context.units.writes.anythingLinks.read(value, attribute, context)
  }
}

/** Changes the attributes of a row for which there are values. Throws a ContentError. */
export function updateRow(schema: Schema, row: Row, changes: RowValues, context: WriteContext): Row {
  const { values, implicit } = changes
  const components = storeComponents(schema, values, row, storageIn(context))
  const scalars = storeScalars(schema, values, context)
  const current = context.store.table(schema.uid).get(row.id) ?? row
  const changed = { ...current, ...implicit, ...scalars, ...components }
  return putLinked(schema, changed, values, { mode: 'update', context })
}

function putLinked(
  schema: Schema,
  row: Row,
  values: Values,
  { mode, context }: { mode: WriteMode; context: WriteContext },
): Row {
  const table = context.store.table(schema.uid)
  table.put(row)
  for (const attribute of schema.attributes.values()) {
    const value = values[attribute.name]
    if (value === undefined || (value === null && mode === 'creation')) continue
    linkAttribute({ uid: schema.uid, id: row.id, attribute }, value, mode, context)
  }
  return table.get(row.id) ?? row
}

function storageIn(context: WriteContext) {
  return {
    context,
    storeOne: (input: ComponentInput, mayExist: boolean) => storeOne(input, mayExist, context),
  }
}

function storeOne(
  { uid, id, values }: ComponentInput,
  mayExist: boolean,
  context: WriteContext,
): ComponentRef {
  const schema = schemaOf(context, uid)
  const row = mayExist && id !== undefined ? context.store.table(uid).get(Number(id)) : undefined
  if (row) return { uid, id: updateRow(schema, row, { values, implicit: {} }, context).id }
  return { uid, id: insertRow(schema, { values, implicit: defaultsOf(schema) }, context).id }
}

/** A component that is made within a change gets its defaults too, although nothing else is asked of it (observed). */
function defaultsOf(schema: Schema): Values {
  const scalars = [...schema.attributes.values()].filter(attribute => attribute.kind === 'scalar')
  return Object.fromEntries(scalars.map(attribute => [attribute.name, attribute.default ?? null]))
}

/** What a row holds where nothing was sent. */
function emptyRow(schema: Schema): Values {
  return Object.fromEntries(
    [...schema.attributes.values()].map(attribute => [attribute.name, emptyValue(attribute)]),
  )
}

function emptyValue(attribute: Attribute): unknown {
  if (attribute.kind === 'scalar') return null
  return attribute.kind === 'dynamiczone' || attribute.many ? [] : null
}

/** The scalar values among these, in the form in which rows keep them. Throws a ValidationError for the first that has none. */
function storeScalars(schema: Schema, values: Values, context: WriteContext): Values {
  const stored: Record<string, unknown> = {}
  for (const attribute of schema.attributes.values()) {
    const { name } = attribute
    if (attribute.kind === 'scalar' && values[name] !== undefined)
      stored[name] = storeScalar(attribute, values[name], context)
  }
  return stored
}

function storeScalar(attribute: ScalarAttribute, value: unknown, context: WriteContext): unknown {
  return value === null ? null : valueRule(attribute.type, context).store(value, attribute)
}
