import { invalidParameter, validationError } from '../../../content/errors.ts'
import { type Comparable, integerOrText } from '../../../content/query/comparable.ts'
import { missingValues } from '../../../content/query/filters/comparison.ts'
import { type OperandRule, operandRules } from '../../../content/query/filters/operands.ts'
import { unitOf } from '../../change-unit.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { leadingNumber } from '../databases/mariadb.ts'

const number = unitOf(operandRules, 'content.filters.operand.number')
const wholeNumber = unitOf(operandRules, 'content.filters.operand.whole-number')

const idRefused: OperandRule = {
  clause: 'content.filters.id',
  types: ['id'],
  read: () => {
    throw invalidParameter('id')
  },
}

const wholeIntegers: OperandRule = { clause: number.clause, types: ['integer'], read: readInteger }

/** How operands are read. */
export const operandQuirks: readonly Quirk[] = [
  ...deviations(unitOf(operandRules, 'content.filters.operand.text'), [
    [
      'trimmed',
      'the operand of a text loses the spaces around it',
      { read: operand => String(operand).trim() },
    ],
  ]),
  ...deviations(unitOf(operandRules, 'content.filters.operand.boolean'), [
    [
      'only-true',
      'a boolean operand is true as `true` and false as anything else',
      { read: operand => operand === true || operand === 'true' },
    ],
  ]),
  ...deviations(unitOf(operandRules, 'content.filters.operand.date'), [
    ['as-text', 'the operand of a date may be any text', { read: String }],
  ]),
  ...deviations(unitOf(operandRules, 'content.filters.operand.time'), [
    ['as-text', 'the operand of a time may be any text', { read: String }],
  ]),
  ...deviations(unitOf(operandRules, 'content.filters.operand.datetime'), [
    [
      'as-platform',
      'the operand of a datetime is whatever the platform reads as one, and else finds nothing',
      { read: operand => Date.parse(String(operand)) },
    ],
  ]),
  ...deviations(unitOf(operandRules, 'content.filters.operand.json'), [
    ['parsed', 'the operand of a JSON attribute is read as JSON', { read: readJson }],
  ]),
  ...deviations(number, [
    ['digits-only', 'the operand of a number is written with digits and a point alone', { read: readDigits }],
  ]),
  ...deviations(
    number,
    [
      ['finds-nothing', 'an operand that is no number equals nothing', { read: Number }],
      // UNDOCUMENTED: MariaDB reads any text as a number.
      [
        'leading-digits',
        'of an operand that is no number the digits at its beginning count, or 0',
        { read: operand => Number.parseFloat(String(operand)) || 0 },
      ],
    ],
    'content.filters.operand-number-wrong',
  ),
  ...deviations(wholeNumber, [
    // UNDOCUMENTED: GraphQL's bigintegers are no texts, and lodash cannot write a 0n (it makes the real program answer 500).
    [
      'zero-refused',
      'a biginteger of GraphQL that is 0 is refused',
      ({ read }) => ({ read: refusingZero(read) }),
    ],
    // UNDOCUMENTED: SQL has no list among the values of a list; those of other attributes become texts first.
    ['lists-refused', 'a list among ids is refused', ({ read }) => ({ read: refusingLists(read) })],
    // UNDOCUMENTED: PostgreSQL converts no text to a number (it makes the real program answer 500).
    [
      'refused',
      'the operand of a biginteger or an id that is no whole number is refused',
      { read: readWholeNumber },
    ],
    // UNDOCUMENTED: MariaDB reads any text as a number.
    [
      'as-zero',
      'the operand of a biginteger or an id that is no number counts as 0',
      ({ read }) => ({ read: asLeading(read) }),
    ],
  ]),
  /*
   * UNDOCUMENTED: better-sqlite3 hands big integers over as doubles, so what is beyond 2^53 is rounded. An operand
   * above the greatest integer is above every stored one as well.
   */
  {
    id: 'content.filters.operand.whole-number.rounded',
    clause: wholeNumber.clause,
    says: 'integers beyond 2^53 are compared after rounding',
    apply: ({ content, platform }) => {
      const operands = content.filters.operands.flatMap(rule =>
        rule.clause === wholeNumber.clause ? [rounding(rule), rule] : [rule],
      )
      return { platform, content: { ...content, filters: { ...content.filters, operands } } }
    },
  },
  // UNDOCUMENTED: PostgreSQL converts nothing else to an integer (it makes the real program answer 500).
  {
    id: 'content.filters.operand.number.whole-integers',
    clause: number.clause,
    says: 'the operand of an integer must be a whole number of 32 bits',
    apply: ({ content, platform }) => {
      const operands = [wholeIntegers, ...content.filters.operands]
      return { platform, content: { ...content, filters: { ...content.filters, operands } } }
    },
  },
  {
    id: 'content.filters.id.refused',
    clause: idRefused.clause,
    says: 'the id cannot be filtered on',
    apply: ({ content, platform }) => {
      const operands = [idRefused, ...content.filters.operands]
      return { platform, content: { ...content, filters: { ...content.filters, operands } } }
    },
  },
  // As a program does that compares in its own language and not in a database.
  ...deviations(missingValues, [
    [
      'negations-keep',
      'an entry without a value meets every negated comparison',
      { meet: ({ name }) => NEGATED.has(name) },
    ],
  ]),
]

const NEGATED: ReadonlySet<string> = new Set(['$ne', '$nei', '$notIn', '$notContains', '$notContainsi'])

/** As the values of JSON attributes are compared: a number as it is, anything else as it is written. */
function readJson(operand: unknown): string | number {
  const text = String(operand)
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'number' ? value : JSON.stringify(value)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return JSON.stringify(text)
  }
}

function readDigits(operand: unknown, attribute: string): number {
  if (/^-?\d+(\.\d+)?$/.test(String(operand))) return Number(operand)
  throw validationError(`Invalid parameter ${attribute}: expected a number`)
}

function refusingLists(read: OperandRule['read']): OperandRule['read'] {
  return (operand, attribute) => {
    if (attribute === 'id' && Array.isArray(operand)) throw validationError('Invalid parameter id: a list')
    return read(operand, attribute)
  }
}

/** What is refused for another reason still is. */
function asLeading(read: OperandRule['read']): OperandRule['read'] {
  return (operand, attribute) => {
    read(operand, attribute)
    return readLeading(String(operand))
  }
}

/** REST's operands are texts. */
function refusingZero(read: OperandRule['read']): OperandRule['read'] {
  return (operand, attribute) => {
    if (operand === 0) throw validationError(`Invalid parameter ${attribute}: a biginteger of 0`)
    return read(operand, attribute)
  }
}

function readInteger(operand: unknown, attribute: string): number {
  const value = Number(operand)
  if (Number.isInteger(value) && Math.abs(value) < 2 ** 31) return value
  throw validationError(`Invalid parameter ${attribute}: expected a whole number of 32 bits`)
}

function readWholeNumber(operand: unknown, attribute: string): Comparable {
  const text = String(operand).trim()
  const bits = attribute === 'id' ? 32 : 64
  if (/^[+-]?\d+$/.test(text) && BigInt(text) === BigInt.asIntN(bits, BigInt(text)))
    return integerOrText(text)
  throw validationError(`Invalid parameter ${attribute}: expected a whole number of ${bits} bits`)
}

/** As MariaDB compares a whole number with a text. */
function readLeading(text: string): Comparable {
  const number = leadingNumber(text)
  return /^[+-]?\d+$/.test(number) ? integerOrText(number) : Number(number)
}

function rounding({ clause, read }: OperandRule): OperandRule {
  return {
    clause,
    types: ['biginteger'],
    read: (operand, attribute) => {
      const exact = read(operand, attribute)
      return typeof exact === 'bigint' ? rounded(exact) : exact
    },
  }
}

const MOST = 2n ** 63n - 1n
/** More than what the greatest integer is rounded by; the least is a power of two, and not rounded. */
const BEYOND = 2048n

function rounded(exact: bigint): Comparable {
  if (exact > MOST) return exact + BEYOND
  const double = BigInt(Number(exact))
  return integerOrText(String(double > MOST ? MOST : double))
}
