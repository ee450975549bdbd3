import type { Schema } from '../../model/types.ts'
import { schemaOf, targetUid } from '../attributes.ts'
import { isRecord, type QueryContext } from '../query.ts'
import { isKnownName, obstacleTo } from './names.ts'

/**
 * Leaves out what the service ignores: unknown names under a scalar attribute, and objects and lists that are
 * empty. Operands of presence operators become booleans. For filters that were validated.
 */
export function sanitizeFilters(filters: unknown, schema: Schema, context: QueryContext): unknown {
  if (Array.isArray(filters)) {
    return filters.map(item => sanitizeFilters(item, schema, context)).filter(item => !isEmptyRecord(item))
  }
  if (!isRecord(filters)) return filters
  const kept: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(filters)) {
    if (!isKnownName(name, schema, context)) continue
    const clean = sanitizeMember(name, value, schema, context)
    if (!isEmptyRecord(clean)) kept[name] = clean
  }
  return kept
}

function sanitizeMember(name: string, value: unknown, schema: Schema, context: QueryContext): unknown {
  const attribute = schema.attributes.get(name)
  if (attribute) {
    if (obstacleTo(attribute, context)) return NOTHING
    const target = targetUid(attribute)
    return sanitizeFilters(value, target === null ? schema : schemaOf(context, target), context)
  }
  if (!isPresence(name, context)) return sanitizeFilters(value, schema, context)
  return context.units.filters.presenceOperand.isYes(value)
}

const NOTHING = {}

function isPresence(name: string, context: QueryContext): boolean {
  return context.units.filters.operators.some(
    operator => operator.name === name && operator.kind === 'presence',
  )
}

export function isEmptyRecord(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length === 0
}
