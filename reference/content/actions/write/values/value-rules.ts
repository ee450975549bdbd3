import type { ScalarType } from '../../../model/types.ts'
import type { WriteContext } from '../context.ts'
import { blocks } from './blocks/blocks.ts'
import { boolean } from './boolean.ts'
import { date, datetime, time, timestamp } from './dates.ts'
import { json } from './json.ts'
import { biginteger, number } from './numbers.ts'
import { enumeration, password, text } from './texts.ts'
import type { ValueRule } from './value-rule.ts'

/** Every type of attribute that holds a value has one rule. */
export const valueRules: readonly ValueRule[] = [
  text,
  password,
  enumeration,
  number,
  boolean,
  biginteger,
  date,
  time,
  datetime,
  timestamp,
  json,
  blocks,
]

/** The rule of a type. */
export function valueRule(type: ScalarType, { units }: WriteContext): ValueRule {
  const rule = units.writes.valueRules.find(({ types }) => types.includes(type))
  if (!rule) throw new Error(`invariant: no rule for values of the type ${type}`)
  return rule
}
