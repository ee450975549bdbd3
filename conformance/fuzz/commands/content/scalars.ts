import type { Chance } from '../../../audit/chance.ts'
import type { JsonObject } from '../../../compare/json-value.ts'
import type { OracleAttribute } from '../../../targets/oracle.ts'

export type Scalar = Extract<OracleAttribute, { kind: 'scalar' }>

/** A value to write to an attribute: one that occurs, one near to it, and once in a while one that may not be. */
export function scalarOf(attribute: Scalar, rows: readonly JsonObject[], chance: Chance): unknown {
  if (chance.isIn(7)) return chance.oneOf(ODD)
  if (chance.isIn(attribute.required ? 4 : 8)) return null
  const stored = rows.map(row => row[attribute.name]).filter(value => value !== null && value !== undefined)
  const occurring = chance.oneOf(stored)
  const isUnique = attribute.unique || attribute.type === 'uid'
  if (isUnique && chance.isIn(85))
    return chance.isIn(35) ? occurring : freshOf(String(occurring ?? 'abc'), chance)
  if (!isUnique && occurring !== undefined && chance.isIn(50)) return occurring
  return madeUp(attribute, occurring, chance)
}

/** What hardly any attribute takes, and some take wrongly. */
const ODD: readonly unknown[] = [
  '',
  ' ',
  'x',
  0,
  -1,
  1.5,
  true,
  [],
  {},
  '1',
  'null',
  '99999999999999999999',
  'ß',
]

const TEXTS = [
  'Alpha',
  'beta',
  'Gamma delta',
  'ÉTÉ',
  'a',
  'An <em>odd</em> one',
  '50%',
  'x_y',
  'Zoë’s',
  'one, two',
]

/** A text of the same shape: each letter and digit becomes another one. */
export function freshOf(text: string, chance: Chance): string {
  const other = (from: string) => from[chance.below(from.length)] ?? ''
  return text
    .replace(/[0-9]/g, () => other('0123456789'))
    .replace(/[A-Z]/g, () => other('ABCDEFGHIJKLMNOPQRSTUVWXYZ'))
    .replace(/[a-z]/g, () => other('abcdefghijklmnopqrstuvwxyz'))
}

function madeUp(attribute: Scalar, occurring: unknown, chance: Chance): unknown {
  const { type } = attribute
  switch (type) {
    case 'boolean':
      return chance.isIn(75) ? chance.isIn(50) : chance.oneOf(['true', 'false', 1, 'yes'])
    case 'enumeration':
      return chance.isIn(30) ? 'no-such-value' : (chance.oneOf(attribute.enum ?? []) ?? null)
    case 'integer':
    case 'biginteger':
    case 'float':
    case 'decimal':
      return numberOf(attribute, occurring, chance)
    case 'email':
      return chance.isIn(60)
        ? `${freshOf('abc', chance)}@made.test`
        : chance.oneOf(['nobody', 'a@b', 'Ä@made.test', ''])
    case 'password':
      return chance.oneOf<unknown>(['Passw0rd-1', 'Passw0rd-2', 12345678])
    case 'json':
      return chance.oneOf<unknown>([
        { a: 1 },
        [],
        [1, 'b'],
        'text',
        '{"a":1}',
        '7',
        0,
        false,
        { deep: { er: null } },
      ])
    case 'blocks':
      return chance.oneOf([
        [paragraphOf(chance.oneOf(TEXTS))],
        [{ type: 'paragraph' }],
        [{ type: 'no-such-block' }],
      ])
    default:
      return timely(type, chance) ?? textOf(attribute, occurring, chance)
  }
}

function paragraphOf(text: string | undefined) {
  return { type: 'paragraph', children: [{ type: 'text', text }] }
}

/** Bounds and their neighbours, and numbers near to one that occurs. */
function numberOf({ type, min, max }: Scalar, occurring: unknown, chance: Chance): unknown {
  const near = Number(occurring ?? 1)
  const bounds = [min, max].flatMap(bound =>
    bound === undefined ? [] : [Number(bound) - 1, Number(bound), Number(bound) + 1],
  )
  const numbers = [near + 1, near - 1, 0, 7, ...bounds]
  const number = chance.oneOf(numbers) ?? 0
  if (type === 'biginteger') return String(number)
  if (type === 'integer') return chance.isIn(6) ? number + 0.5 : Math.trunc(number)
  return chance.isIn(50) ? number + 0.25 : number
}

const TIMELY: Readonly<Record<string, readonly string[]>> = {
  date: ['2024-02-29', '1999-12-31', '2024-02-30', '2024-05-05T10:00:00.000Z'],
  time: ['18:00', '18:00:00', '07:30:15.250', '25:00'],
  datetime: ['2024-02-29T23:59:59.999Z', '2024-02-01', '2024-02-01T10:00:00+02:00', 'soon'],
  timestamp: ['2024-02-29T23:59:59.999Z', '1706781600000', 'soon'],
}

function timely(type: string, chance: Chance): string | undefined {
  return chance.oneOf(TIMELY[type] ?? [])
}

/** Texts as long as they may be, and longer and shorter ones. */
function textOf({ minLength, maxLength, regex }: Scalar, occurring: unknown, chance: Chance): string {
  if (regex !== undefined && typeof occurring === 'string') {
    return (
      chance.oneOf([
        freshOf(occurring, chance),
        occurring.toLowerCase(),
        occurring.slice(1),
        `${occurring}1`,
      ]) ?? ''
    )
  }
  const lengths = [minLength, maxLength].flatMap(length =>
    length === undefined ? [] : [length - 1, length, length + 1],
  )
  const length = chance.isIn(30) ? chance.oneOf(lengths) : undefined
  if (length !== undefined && length >= 0) return 'm'.repeat(length)
  return chance.oneOf(TEXTS) ?? ''
}
