import fc from 'fast-check'
import { operandOf } from '../operands.ts'
import type { ScalarKind } from '../queried-world.ts'
import { plain, type Value } from './graphql-query.ts'

/** What an argument is given values of, as texts. */
export interface Occurring {
  /** Values of the attribute that is spoken of. */
  readonly own: readonly string[]
  /** Values of what has its name anywhere. */
  readonly alike: readonly string[]
}

/** A value for a scalar: mostly one that occurs where it is asked for, and rarely one that the scalar refuses. */
export function scalarOf(type: string, { own, alike }: Occurring): fc.Arbitrary<Value> {
  const facts = SCALARS[type] ?? TEXT
  const fitting = own.filter(text => facts.taken.test(text))
  return fc.oneof(
    ...(fitting.length > 0
      ? [
          { weight: 16, arbitrary: fc.constantFrom(...fitting).map(text => written(text, facts)) },
          { weight: 11, arbitrary: operand(fitting, facts) },
        ]
      : []),
    { weight: fitting.length > 0 ? 3 : 30, arbitrary: operand(alike, facts) },
    { weight: 1, arbitrary: fc.constant(plain('null')) },
  )
}

/** A value of the kind that a scalar is of; of texts that it refuses, once in a while one is left. */
function operand(occurring: readonly string[], facts: ScalarFacts): fc.Arbitrary<Value> {
  const texts = operandOf(facts.kind, occurring)
  const taken = texts.filter(text => facts.taken.test(text)).map(text => written(text, facts))
  if (facts === TEXT || facts.isLiteral) return taken
  return fc.oneof(
    { weight: 19, arbitrary: taken },
    { weight: 1, arbitrary: texts.map(text => written(text, facts)) },
  )
}

/** A value as a document has it. */
export function writtenAs(type: string, text: string): Value {
  return written(text, SCALARS[type] ?? TEXT)
}

/** Whether a scalar takes a text. */
export function isTaken(type: string, text: string): boolean {
  return (SCALARS[type] ?? TEXT).taken.test(text)
}

function written(text: string, { isLiteral }: ScalarFacts): Value {
  return plain(isLiteral ? text : JSON.stringify(text))
}

interface ScalarFacts {
  /** What it is compared with. */
  readonly kind: ScalarKind
  /** Which texts it takes. */
  readonly taken: RegExp
  /** Whether these are literals of their own in a document, and not texts. */
  readonly isLiteral: boolean
}

const INTEGER = /^-?(0|[1-9]\d*)$/
const TEXT: ScalarFacts = { kind: 'string', taken: /^/, isLiteral: false }
const DAY = '\\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d)|(?:0[13-9]|1[0-2])-30|(?:0[13578]|1[02])-31)'
const CLOCK = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,3})?'

/** Scalars by name; any other one is a text. */
const SCALARS: Readonly<Record<string, ScalarFacts>> = {
  Int: { kind: 'integer', taken: INTEGER, isLiteral: true },
  Long: { kind: 'biginteger', taken: INTEGER, isLiteral: true },
  Float: { kind: 'decimal', taken: /^-?(0|[1-9]\d*)(\.\d+)?(e\d+)?$/, isLiteral: true },
  Boolean: { kind: 'boolean', taken: /^(true|false)$/, isLiteral: true },
  ID: { kind: 'integer', taken: /^/, isLiteral: false },
  DateTime: { kind: 'datetime', taken: whole(`${DAY}T${CLOCK}(?:Z|[+-]\\d\\d:\\d\\d)`), isLiteral: false },
  Date: { kind: 'date', taken: whole(DAY), isLiteral: false },
  Time: { kind: 'time', taken: whole(CLOCK), isLiteral: false },
}

function whole(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`)
}
