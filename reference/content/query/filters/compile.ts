import { ContentError, misuse } from '../../errors.ts'
import type { Attribute, Schema } from '../../model/types.ts'
import { schemaOf, targetUid } from '../attributes.ts'
import { isRecord, type QueryContext } from '../query.ts'
import { compileAttribute } from './compile-attribute.ts'
import { allOf, type Condition, saying, standing } from './condition.ts'
import type { FilterOperator, GroupOperator } from './operator.ts'
import { sanitizeFilters } from './sanitize.ts'
import { validateFilters } from './validate.ts'

/**
 * Turns a `filters` parameter into a condition on the rows of a content-type's table, once per request.
 * Throws a ValidationError that names the parameter.
 */
export function compileFilters(raw: unknown, schema: Schema, context: QueryContext): Condition {
  return compileWhere(readChecked(raw, schema, context), schema, context)
}

/** A condition, or why its values are invalid. */
export type ConditionOrFault = { readonly where: Condition } | { readonly fault: ContentError }

/** The same for filters that may never be needed: names that are wrong are refused at once, values are not. */
export function compileOrFault(raw: unknown, schema: Schema, context: QueryContext): ConditionOrFault {
  const filters = readChecked(raw, schema, context)
  try {
    return { where: compileWhere(filters, schema, context) }
  } catch (error) {
    if (error instanceof ContentError) return { fault: error }
    throw error
  }
}

/** The filters, if the caller may ask for all that they name. Throws a ValidationError. */
function readChecked(raw: unknown, schema: Schema, context: QueryContext): unknown {
  const filters = context.units.filters.parameter.read(raw)
  validateFilters(filters, schema, context)
  return sanitizeFilters(filters, schema, context)
}

/** An object of attributes and group operators, all of which must hold. */
export function compileWhere(where: unknown, schema: Schema, context: QueryContext): Condition {
  if (!isRecord(where)) throw misuse(`Invalid filters: expected an object, found ${JSON.stringify(where)}`)
  return allOf(
    Object.entries(where).map(([name, value]) => standing(name, compileMember(name, value, schema, context))),
  )
}

function compileMember(name: string, value: unknown, schema: Schema, context: QueryContext): Condition {
  const operator = operatorNamed(name, context)
  if (operator?.kind === 'group') return compileGroup(operator, value, schema, context)
  if (operator) throw misuse(`Invalid filters: ${name} needs an attribute in front of it`)
  const table = context.store.table(schema.uid)
  if (name === 'id') return compileAttribute({ table, name, type: 'id' }, value, context)
  const attribute = schema.attributes.get(name)
  if (!attribute) throw new Error(`invariant: ${name} was validated but is no attribute of ${schema.uid}`)
  if (attribute.kind === 'scalar')
    return compileAttribute({ table, name, type: attribute.type }, value, context)
  return compileRelation(attribute, value, schema, context)
}

function operatorNamed(name: string, context: QueryContext): FilterOperator | undefined {
  return context.units.filters.operators.find(unit => unit.name === name)
}

function compileGroup(
  operator: GroupOperator,
  operand: unknown,
  schema: Schema,
  context: QueryContext,
): Condition {
  const form = context.units.filters.groupOperands.find(unit => unit.fits(operator, operand))
  if (!form) throw new Error(`invariant: no form of operand for ${operator.name}`)
  const filters = form.filters(operator, operand)
  const inner = form.within(operand, context)
  const parts = filters.map(item => compileWhere(item, schema, inner))
  return operator.join(Array.isArray(operand) ? parts.map((part, index) => standing(index, part)) : parts)
}

/** Deep filtering, in the parts that one related entry must meet together. */
function compileRelation(
  attribute: Attribute,
  filters: unknown,
  schema: Schema,
  context: QueryContext,
): Condition {
  const uid = targetUid(attribute)
  if (uid === null) throw new Error(`invariant: ${attribute.name} was validated but has no target`)
  const { relationLift, sameRelatedEntry } = context.units.filters
  const relation = {
    attribute,
    source: context.store.table(schema.uid),
    target: context.store.table(uid),
  }
  const related = schemaOf(context, uid)
  const seen = seenOf(related, context, attribute)
  const parts = sameRelatedEntry.parts(filters).map(part => {
    const condition = allOf([compileRelated(attribute.name, part, related, context), ...seen])
    const { clause } = relationLift
    return saying(relationLift.lift(condition, relation), {
      kind: 'related',
      clause,
      part: condition,
      relation,
    })
  })
  return allOf(parts)
}

/** What a deep filter sees of the related rows. */
function seenOf(related: Schema, context: QueryContext, attribute: Attribute): readonly Condition[] {
  return context.units.filteredRows.map(rule => rule.condition(related, context, attribute))
}

function compileRelated(name: string, filters: unknown, target: Schema, context: QueryContext): Condition {
  const keys = isRecord(filters) ? Object.keys(filters) : []
  const operators = keys.filter(key => !isFieldOrList(key, target, context))
  const isAboutFields = isRecord(filters) && operators.length === 0
  if (!isAboutFields && keys.length > 1) {
    throw misuse(`Invalid filters: ${operators[0]} of ${name} cannot stand beside other filters of it`)
  }
  const { relationMix, relatedIdentifier } = context.units.filters
  if (!isAboutFields) {
    return compileWhere(relatedIdentifier.filters(filters, name), target, context)
  }
  if (keys.length > 1) {
    relationMix.check(name, keys)
  }
  return compileWhere(filters, target, context)
}

/** A field of the related type, or `$and` or `$or`; every other operator asks about the related identifier. */
function isFieldOrList(key: string, target: Schema, context: QueryContext): boolean {
  if (key === 'id' || target.attributes.has(key)) return true
  return operatorNamed(key, context)?.kind === 'group' && key !== '$not'
}
