import type { Attribute, Schema } from '../../model/types.ts'
import { schemaOf, targetUid } from '../attributes.ts'
import { isRecord, type QueryContext } from '../query.ts'
import { isKnownName, isOperatorName, obstacleTo } from './names.ts'

/**
 * Checks every name in a `filters` parameter: each is `id`, an operator, or an attribute that may be filtered on.
 * Throws a ValidationError `Invalid parameter <name>`.
 */
export function validateFilters(filters: unknown, schema: Schema, context: QueryContext): void {
  if (Array.isArray(filters)) {
    for (const item of filters) validateFilters(item, schema, context)
    return
  }
  if (!isRecord(filters)) return
  for (const [name, value] of Object.entries(filters)) validateName(name, value, schema, context)
}

function validateName(name: string, value: unknown, schema: Schema, context: QueryContext): void {
  const attribute = schema.attributes.get(name)
  if (!attribute) {
    const { unknownAttributes } = context.units.filters
    if (!isKnownName(name, schema, context) && unknownAttributes.outcome === 'refused') {
      throw unknownAttributes.error(name)
    }
    validateFilters(value, schema, context)
    return
  }
  const obstacle = obstacleTo(attribute, context)
  if (obstacle && !obstacle.isLast) {
    if (obstacle.outcome === 'refused') throw obstacle.error(name)
    return
  }
  if (obstacle?.outcome !== 'left-out') validateUnder(attribute, value, context)
  if (obstacle?.outcome === 'refused') throw obstacle.error(name)
}

/** Under a scalar attribute stand operators; behind any other, filters on what it leads to. */
function validateUnder(attribute: Attribute, value: unknown, context: QueryContext): void {
  const target = isMorph(attribute) ? null : targetUid(attribute)
  if (target !== null) validateFilters(value, schemaOf(context, target), context)
  else refuseUnknown(value, context)
}

function refuseUnknown(operators: unknown, context: QueryContext): void {
  if (!isRecord(operators)) return
  const { unknownOperators } = context.units.filters
  for (const name of Object.keys(operators)) {
    if (unknownOperators.refuses(name) && !isOperatorName(name, context)) throw unknownOperators.error(name)
  }
}

function isMorph(attribute: Attribute): boolean {
  return attribute.kind === 'relation' && attribute.relation.startsWith('morph')
}
