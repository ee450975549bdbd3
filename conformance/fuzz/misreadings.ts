import { isTextual } from './operands.ts'
import type { ScalarKind } from './queried-world.ts'

/**
 * What values are compared with to tell a server that reads them as something else: texts without accents, as patterns or
 * trimmed, numbers as texts, as whole ones or no more exact than a double, moments by the second or by their letters. None
 * where no value that occurs would tell.
 */
export function misreadingsOf(kind: ScalarKind, occurring: readonly string[]): readonly string[] {
  const near = isTextual(kind) ? nearTexts : (NEAR[kind] ?? (() => []))
  return [...new Set(occurring.flatMap(near))].filter(it => !occurring.includes(it))
}

const NEAR: Readonly<Partial<Record<ScalarKind, (value: string) => readonly string[]>>> = {
  integer: nearNumbers,
  biginteger: nearNumbers,
  float: nearNumbers,
  decimal: nearNumbers,
  time: value => [value.slice(0, 5), value.slice(0, 8)],
  datetime: nearMoments,
  timestamp: nearMoments,
}

/** So many characters of a text are an end of it. */
const END = 5

function nearTexts(value: string): readonly string[] {
  const letters = Array.from(value)
  if (letters.length < 3) return []
  const [head, tail] = [letters.slice(0, END), letters.slice(-END)]
  return [
    value.normalize('NFD').replace(/\p{Mark}/gu, ''),
    ...[letters, head, tail].flatMap(part => [part.with(1, '_').join(''), part.with(1, '%').join('')]),
    ...[value, head.join('')].map(text => `${text} `),
    ...[value, tail.join('')].map(text => ` ${text}`),
  ]
}

function nearNumbers(value: string): readonly string[] {
  const number = Number(value)
  if (!Number.isFinite(number)) return []
  const isWhole = /^-?\d+$/.test(value)
  const neighbours = isWhole ? [BigInt(value) - 1n, BigInt(value) + 1n] : [Math.trunc(number), `${value}1`]
  return [...neighbours.map(String), ...sizedOtherwise(value)]
}

/** Numbers that stand on the other side as texts: 9 and 40, -10 and -3. */
function sizedOtherwise(value: string): readonly string[] {
  const whole = value.replace(/\..*/, '')
  if (whole.startsWith('-')) return [`${whole}0`, '-1']
  return whole.length > 1 ? ['9'.repeat(whole.length - 1)] : [`${whole}0`]
}

const AN_HOUR = 3_600_000

function nearMoments(value: string): readonly string[] {
  const ms = Date.parse(value)
  if (Number.isNaN(ms)) return []
  const at = (moment: number) => new Date(moment).toISOString()
  const elsewhere = at(ms + AN_HOUR).replace('Z', '+01:00')
  return [at(ms - (ms % 1000)), at(ms - 1), at(ms + 1), at(ms).slice(0, 10), elsewhere]
}
