import type { FilterableRule } from '../../../content/query/filters/attribute-rules.ts'
import type { OperandRule } from '../../../content/query/filters/operands.ts'
import type {
  FilterOperator,
  GroupOperator,
  ListOperator,
  PresenceOperator,
  TextOperator,
  ValueOperator,
} from '../../../content/query/filters/operator.ts'
import type { FilterUnits } from '../../../content/query/filters/units.ts'
import { replaceUnit } from '../../quirk.ts'
import type { Units } from '../../units.ts'
import { changeContent } from '../change-content.ts'

/** What a quirk does to the units of filters. */
export function changeFilters(
  change: (filters: FilterUnits) => Partial<FilterUnits>,
): (units: Units) => Units {
  return changeContent(({ filters }) => ({ filters: { ...filters, ...change(filters) } }))
}

/** The same where the operator of one clause is changed. */
export function changeOperator(
  clause: string,
  change: (operator: FilterOperator) => FilterOperator,
): (units: Units) => Units {
  return changeFilters(({ operators }) => ({ operators: replaceUnit(operators, clause, change) }))
}

/** The same for an operator that compares texts. */
export function changeTextOperator(clause: string, changes: Partial<TextOperator>): (units: Units) => Units {
  return changeOperator(clause, operator => {
    if (operator.kind !== 'text') throw new Error(`invariant: ${clause} compares no texts`)
    return { ...operator, ...changes }
  })
}

/** The same for an operator that compares values: another comparison, which no index answers. */
export function changeValueOperator(
  clause: string,
  matches: ValueOperator['matches'],
): (units: Units) => Units {
  return changeOperator(clause, operator => {
    if (operator.kind !== 'value') throw new Error(`invariant: ${clause} compares no values`)
    const { only, ...scanned } = operator
    return { ...scanned, matches }
  })
}

/** The same for an operator that takes a list. */
export function changeListOperator(
  clause: string,
  matches: ListOperator['matches'],
): (units: Units) => Units {
  return changeOperator(clause, operator => {
    if (operator.kind !== 'list') throw new Error(`invariant: ${clause} takes no list`)
    const { only, ...scanned } = operator
    return { ...scanned, matches }
  })
}

/** The same for an operator that asks whether there is a value. */
export function changePresenceOperator(
  clause: string,
  holds: PresenceOperator['holds'],
): (units: Units) => Units {
  return changeOperator(clause, operator => {
    if (operator.kind !== 'presence') throw new Error(`invariant: ${clause} does not ask for presence`)
    return { ...operator, holds }
  })
}

/** The same for an operator that joins filters. */
export function changeGroupOperator(clause: string, join: GroupOperator['join']): (units: Units) => Units {
  return changeOperator(clause, operator => {
    if (operator.kind !== 'group') throw new Error(`invariant: ${clause} joins no filters`)
    return { ...operator, join }
  })
}

/** The same where the operator of one clause is not known at all. */
export function withoutOperator(clause: string): (units: Units) => Units {
  return changeFilters(({ operators }) => ({
    operators: operators.filter(operator => operator.clause !== clause),
  }))
}

/** The same where operands are read otherwise. */
export function changeOperand(clause: string, change: Partial<OperandRule>): (units: Units) => Units {
  return changeFilters(({ operands }) => ({
    operands: replaceUnit(operands, clause, rule => ({ ...rule, ...change })),
  }))
}

/** The same where a reason not to filter on an attribute has another outcome. */
export function changeFilterable(clause: string, change: Partial<FilterableRule>): (units: Units) => Units {
  return changeFilters(({ filterable }) => ({
    filterable: replaceUnit(filterable, clause, rule => ({ ...rule, ...change })),
  }))
}
