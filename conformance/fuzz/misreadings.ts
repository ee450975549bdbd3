import { isTextual } from './operands.ts'
import type { ScalarKind } from './queried-world.ts'

/** How a server may read a value as something else. */
type Way =
  | 'without accents'
  | 'as a pattern'
  | 'trimmed behind'
  | 'trimmed in front'
  | 'as its neighbour'
  | 'as a double'
  | 'by its letters'
  | 'by the minute'
  | 'by the second'
  | 'by the day'

/**
 * What values are compared with to tell a server that reads them as something else: texts without accents, as patterns or
 * trimmed, numbers as texts, as whole ones or no more exact than a double, moments by the second or by their letters. None
 * where no value that occurs would tell.
 */
export function misreadingsOf(
  kind: ScalarKind,
  occurring: readonly string[],
): ReadonlyMap<Way, readonly string[]> {
  const near = isTextual(kind) ? nearTexts : (NEAR[kind] ?? (() => []))
  const values = new Map<Way, Set<string>>()
  for (const [way, value] of occurring.flatMap(near))
    if (!occurring.includes(value)) values.set(way, (values.get(way) ?? new Set()).add(value))
  return new Map([...values].map(([way, told]) => [way, [...told]]))
}

type Near = readonly (readonly [Way, string])[]

const NEAR: Readonly<Partial<Record<ScalarKind, (value: string) => Near>>> = {
  integer: nearNumbers,
  biginteger: nearNumbers,
  float: nearNumbers,
  decimal: nearNumbers,
  time: value => told('by the minute', [value.slice(0, 5), value.slice(0, 8)]),
  datetime: nearMoments,
  timestamp: nearMoments,
}

function told(way: Way, values: readonly string[]): Near {
  return values.map(value => [way, value] as const)
}

/** So many characters of a text are an end of it. */
const END = 5

function nearTexts(value: string): Near {
  const letters = Array.from(value)
  if (letters.length < 3) return []
  const [head, tail] = [letters.slice(0, END), letters.slice(-END)]
  const patterns = [letters, head, tail].flatMap(part => ['_', '%'].map(sign => part.with(1, sign).join('')))
  return [
    ...told('without accents', [value.normalize('NFD').replace(/\p{Mark}/gu, '')]),
    ...told('as a pattern', patterns),
    ...told(
      'trimmed behind',
      [value, head.join('')].map(text => `${text} `),
    ),
    ...told(
      'trimmed in front',
      [value, tail.join('')].map(text => ` ${text}`),
    ),
  ]
}

function nearNumbers(value: string): Near {
  const number = Number(value)
  if (!Number.isFinite(number)) return []
  const isWhole = /^-?\d+$/.test(value)
  const neighbours = isWhole ? [BigInt(value) - 1n, BigInt(value) + 1n] : [Math.trunc(number), `${value}1`]
  return [
    ...told(
      Number.isSafeInteger(Math.trunc(number)) ? 'as its neighbour' : 'as a double',
      neighbours.map(String),
    ),
    ...told('by its letters', sizedOtherwise(value)),
  ]
}

/** Numbers that stand on the other side as texts: 9 and 40, -10 and -3. */
function sizedOtherwise(value: string): readonly string[] {
  const whole = value.replace(/\..*/, '')
  if (whole.startsWith('-')) return [`${whole}0`, '-1']
  return whole.length > 1 ? ['9'.repeat(whole.length - 1)] : [`${whole}0`]
}

const AN_HOUR = 3_600_000

function nearMoments(value: string): Near {
  const ms = Date.parse(value)
  if (Number.isNaN(ms)) return []
  const at = (moment: number) => new Date(moment).toISOString()
  const elsewhere = at(ms + AN_HOUR).replace('Z', '+01:00')
  return [
    ...told('by the second', [at(ms - (ms % 1000)), at(ms - 1), at(ms + 1)]),
    ...told('by the day', [at(ms).slice(0, 10)]),
    ...told('by its letters', [elsewhere]),
  ]
}
