import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.values.biginteger'

/**
 * SQLite does not hold to the type of a column: what is a number is kept as one, and shown rounded to a double; any
 * other text is kept as it is.
 */
export const bigintegerAsSqlite: Quirk = {
  id: 'content.writes.values.biginteger.as-sqlite',
  clause,
  says: 'a biginteger takes any text and loses digits beyond 2^53',
  apply: changeWrites(({ valueRules }) => ({
    valueRules: withUnit(valueRules, clause, () => ({ store: asSqlite })),
  })),
}

function asSqlite(value: unknown): string {
  const text = String(value)
  const isNumber = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i.test(text)
  return isNumber ? String(Number(text)) : text
}
