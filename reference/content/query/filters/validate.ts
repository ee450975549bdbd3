import type { ContentError } from '../../errors.ts'
import type { Attribute, Schema } from '../../model/types.ts'
import { schemaOf, targetUid } from '../attributes.ts'
import { isRecord, type QueryContext } from '../query.ts'
import { type FilterableRule, isKnownName, isOperatorName, obstacleTo } from './names.ts'

/**
 * Checks every name in a `filters` parameter: each is `id`, an operator, or an attribute that may be filtered on.
 * Throws a ValidationError `Invalid parameter <name>`: of several faults for the gravest, wherever it stands.
 */
export function validateFilters(filters: unknown, schema: Schema, context: QueryContext): void {
  const faults: Faults = { gravest: null }
  look(filters, schema, context, faults)
  if (faults.gravest) throw faults.gravest.error
}

/** The first of the gravest faults that were met. */
interface Faults {
  gravest: { readonly rank: number; readonly error: ContentError } | null
}

/** What is no name at all comes before what may not be filtered on. */
const UNKNOWN = -1

function note(rank: number, error: ContentError, faults: Faults): void {
  if (!faults.gravest || rank < faults.gravest.rank) faults.gravest = { rank, error }
}

function look(filters: unknown, schema: Schema, context: QueryContext, faults: Faults): void {
  if (Array.isArray(filters)) {
    for (const item of filters) look(item, schema, context, faults)
    return
  }
  if (!isRecord(filters)) return
  for (const [name, value] of Object.entries(filters)) lookAtName(name, value, { schema, context, faults })
}

interface Place {
  readonly schema: Schema
  readonly context: QueryContext
  readonly faults: Faults
}

function lookAtName(name: string, value: unknown, { schema, context, faults }: Place): void {
  const attribute = schema.attributes.get(name)
  if (!attribute) {
    const { unknownAttributes } = context.units.filters
    if (!isKnownName(name, schema, context) && unknownAttributes.outcome === 'refused') {
      note(UNKNOWN, unknownAttributes.error(name), faults)
    }
    look(value, schema, context, faults)
    return
  }
  const obstacle = obstacleTo(attribute, context)
  if (obstacle?.outcome === 'left-out') return
  if (obstacle) note(rankOf(obstacle, attribute, context), obstacle.error(name), faults)
  lookUnder(attribute, value, context, faults)
}

function rankOf(rule: FilterableRule, attribute: Attribute, { units }: QueryContext): number {
  const rank = units.filters.filterable.indexOf(rule)
  return rule.isSecond?.(attribute) ? rank + 0.5 : rank
}

/** The schema whose names stand behind an attribute; null where operators stand, as under a scalar one. */
export function checkedTarget(attribute: Attribute): string | null {
  return isMorph(attribute) ? null : targetUid(attribute)
}

/** Under a scalar attribute stand operators; behind any other, filters on what it leads to. */
function lookUnder(attribute: Attribute, value: unknown, context: QueryContext, faults: Faults): void {
  const target = checkedTarget(attribute)
  if (target !== null) look(value, schemaOf(context, target), context, faults)
  else noteUnknown(value, context, faults)
}

function noteUnknown(operators: unknown, context: QueryContext, faults: Faults): void {
  if (!isRecord(operators)) return
  const { unknownOperators } = context.units.filters
  for (const name of Object.keys(operators)) {
    if (unknownOperators.refuses(name) && !isOperatorName(name, context))
      note(UNKNOWN, unknownOperators.error(name), faults)
  }
}

function isMorph(attribute: Attribute): boolean {
  return attribute.kind === 'relation' && attribute.relation.startsWith('morph')
}
