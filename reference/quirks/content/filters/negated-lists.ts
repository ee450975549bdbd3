import { misuse } from '../../../content/errors.ts'
import type { Comparable } from '../../../content/query/comparable.ts'
import { groupOperands } from '../../../content/query/filters/operand-forms.ts'
import type { OperandRule } from '../../../content/query/filters/operands.ts'
import { isRecord, type QueryContext } from '../../../content/query/query.ts'
import { unitOf } from '../../change-unit.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'

const single = unitOf(groupOperands, 'content.filters.not-shape')

/**
 * UNDOCUMENTED: the real program leaves a list behind `$not` as it is written: names are taken for columns, and values
 * are not made those of the attribute's type (4.26.2, @strapi/database, processNested). What follows is SQLite's.
 */
export const negatedListQuirks: readonly Quirk[] = deviations(single, [
  [
    'list-as-written',
    'a list behind $not compares with its values as they are written, and knows plain attributes alone',
    ({ filters, within }) => ({
      filters: (operator, operand) => checked(filters(operator, operand), operand),
      within: (operand, context) => within(operand, Array.isArray(operand) ? asWritten(context) : context),
    }),
  ],
])

function checked(filters: readonly unknown[], operand: unknown): readonly unknown[] {
  if (Array.isArray(operand)) for (const filter of filters) checkNames(filter)
  return filters
}

/** `opensAt` lies in the column `opens_at`. */
function checkNames(filter: unknown): void {
  if (Array.isArray(filter)) for (const item of filter) checkNames(item)
  if (!isRecord(filter)) return
  for (const [name, value] of Object.entries(filter)) {
    if (name.startsWith('$')) checkNames(value)
    else if (/[A-Z]|\d/.test(name)) throw misuse(`Invalid filters: no column ${name}`)
  }
}

const known = new WeakMap<QueryContext['units'], QueryContext['units']>()

function asWritten(context: QueryContext): QueryContext {
  const { units } = context
  const { filters } = units
  const { sameRelatedEntry } = filters
  const made = known.get(units) ?? {
    ...units,
    filters: {
      ...filters,
      operands: [booleans, values, ...filters.operands],
      sameRelatedEntry: { ...sameRelatedEntry, parts: refuseRelations },
    },
  }
  known.set(units, made)
  return { ...context, units: made }
}

const values: OperandRule = {
  clause: single.clause,
  types: [
    'id',
    'integer',
    'biginteger',
    'float',
    'decimal',
    'date',
    'time',
    'datetime',
    'timestamp',
    'json',
    'blocks',
  ],
  read: numberOrText,
}

const booleans: OperandRule = {
  clause: single.clause,
  types: ['boolean'],
  read: operand => {
    const stored = numberOrText(operand)
    return stored === 1 || stored === 0 ? stored === 1 : stored
  },
}

/** SQLite compares a text that reads as a number with numbers as that number, and any other as greater than all. */
function numberOrText(operand: unknown): Comparable {
  const text = String(operand)
  return /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(text) ? Number(text) : text
}

function refuseRelations(): never {
  throw misuse('Invalid filters: a list of $not knows no relation')
}
