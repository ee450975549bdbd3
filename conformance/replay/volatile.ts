import { literalPattern } from '../../text/literal-pattern.ts'
import { isObject, type JsonObject } from '../compare/json-value.ts'
import { REDACTED } from '../secrets/redact.ts'

/** When the replay made a value, in milliseconds since the epoch. */
export interface Moment {
  readonly from: number
  readonly to: number
}

/** Clocks of target and kit may differ by so much, in milliseconds. */
const CLOCK_SKEW = 60_000

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}(Z|[+-]\d{2}:\d{2})$/

const JWT = /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/

/** Values that a program makes up at random: equal when both are of that shape. */
const SHAPES: readonly RegExp[] = [JWT, /^\$2[aby]\$\d{2}\$[./A-Za-z0-9]{53}$/]

/** What the name of an uploaded file ends in: nobody can foretell it. */
const UPLOADED = /_[0-9a-f]{10}(?=\.\w+$|$)/

/**
 * The recorded value with what a program makes anew each time (times of now, tokens, hashes of passwords, names of
 * uploaded files), and what was redacted, taken over from the actual one, where both have the shape of such a value.
 * `isKnownTime` tells times, in UTC, that the world itself holds: those are no times of now.
 */
export function alignVolatile(
  recorded: unknown,
  actual: unknown,
  moment: Moment,
  isKnownTime: (time: string) => boolean,
): unknown {
  const isVolatile = (one: string, other: string) =>
    isRedacted(one, other) ||
    isSameUpload(one, other) ||
    SHAPES.some(shape => shape.test(one) && shape.test(other)) ||
    (zoneIn(one) === zoneIn(other) && isNow(other, moment) && !isKnownTime(inUtc(one)))
  const align = (one: unknown, other: unknown): unknown => {
    if (one === other) return one
    if (typeof one === 'string' && typeof other === 'string') return isVolatile(one, other) ? other : one
    if (Array.isArray(one) && Array.isArray(other)) {
      const items = one.map((item, index) => align(item, other[index]))
      return items.some((item, index) => item !== one[index]) ? items : one
    }
    return isObject(one) && isObject(other) ? alignMembers(one, other) : one
  }
  const alignMembers = (one: JsonObject, other: JsonObject): JsonObject => {
    const taken = new Map<string, unknown>()
    for (const key of Object.keys(one)) {
      if (!Object.hasOwn(other, key)) continue
      const value = isSealed(key, one[key], other[key]) ? other[key] : align(one[key], other[key])
      if (value !== one[key]) taken.set(key, value)
    }
    return taken.size === 0 ? one : { ...one, ...Object.fromEntries(taken) }
  }
  return align(recorded, actual)
}

/** Only the server that issued a token has to read it: any text will do. */
function isSealed(name: string, recorded: unknown, actual: unknown): boolean {
  return name === 'jwt' && JWT.test(String(recorded)) && typeof actual === 'string' && actual !== ''
}

function isSameUpload(one: string, other: string): boolean {
  return (
    UPLOADED.test(one) && UPLOADED.test(other) && one.replace(UPLOADED, '') === other.replace(UPLOADED, '')
  )
}

/** Whether a text is the recorded one with something in place of what was redacted. */
function isRedacted(recorded: string, actual: string): boolean {
  if (!recorded.includes(REDACTED)) return false
  const parts = recorded.split(REDACTED).map(literalPattern)
  return new RegExp(`^${parts.join('[^]+')}$`).test(actual)
}

/** `Z` or `+02:00` of a time; undefined for any other text. */
function zoneIn(text: string): string | undefined {
  return TIME.exec(text)?.[1]
}

/** As it is where it names no moment, such as a 31st of June. */
function inUtc(time: string): string {
  const ms = Date.parse(time)
  return Number.isNaN(ms) ? time : new Date(ms).toISOString()
}

function isNow(text: string, { from, to }: Moment): boolean {
  const ms = TIME.test(text) ? Date.parse(text) : Number.NaN
  return ms >= from - CLOCK_SKEW && ms <= to + CLOCK_SKEW
}
