import type { Attribute, Schema } from '../../model/types.ts'
import type { QueryContext } from '../query.ts'
import type { FilterableRule } from './attribute-rules.ts'

/** Whether a name may stand in filters on a schema: `id`, an attribute or an operator. */
export function isKnownName(name: string, schema: Schema, context: QueryContext): boolean {
  return name === 'id' || schema.attributes.has(name) || isOperatorName(name, context)
}

export function isOperatorName(name: string, context: QueryContext): boolean {
  return context.units.filters.operators.some(operator => operator.name === name)
}

/** The reason why an attribute may not be filtered on; undefined when it may. */
export function obstacleTo(attribute: Attribute, context: QueryContext): FilterableRule | undefined {
  return context.units.filters.filterable.find(rule => rule.covers(attribute, context))
}
