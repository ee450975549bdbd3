import { ABSENT } from '../compare/difference.ts'
import type { JsonObject } from '../compare/json-value.ts'
import { isSecretMember } from '../secrets/names.ts'
import { type Hide, REDACTED, redacting, redactTokens } from '../secrets/redact.ts'
import { cutFrom } from './short-json.ts'

/** Takes out of a text or a JSON value what no report may show, and what differs from run to run. */
export interface Scrubber {
  text(text: string): string
  /** Also bounds depth and size: what a hostile target sends must not make a report that nobody can open. */
  value(value: unknown, key?: string): unknown
  /** Two values of one place that differ: of texts that are too long, a piece where they do. */
  pair(expected: unknown, actual: unknown, key?: string): readonly [unknown, unknown]
}

export interface ScrubOptions {
  readonly secrets: readonly string[]
  /** The address that was used, and the one to show. */
  readonly url: string
  readonly shownUrl: string
  /** When it was asked; milliseconds since the epoch. */
  readonly from: number
  readonly to: number
  /** Whether the ids and keys of the target were made up when it was filled: each time it makes up others. */
  readonly isMadeUp?: boolean
}

const RUN_TIME = '<time of the run>'
/** When a subscription ends that begins now. */
const YEAR_LATER = '<a year after the run>'
const MADE_UP = '<made up>'

/** Clocks of target and kit may differ by so much, in milliseconds. */
const CLOCK_SKEW = 60_000
/** So long before it was asked a target's world may have been put in. */
const LONGEST_RUN = 24 * 60 * 60 * 1000

const ISO_TIME = /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})/g

/** UUIDs, ids, keys and hashes, also behind the name of a file; no numbers, and no words. */
const RANDOM_TEXT =
  /(?<![0-9A-Za-z])(?:[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{10,})(?![0-9A-Za-z])/g

/** The same password has another one each time. */
const HASH = '<password hash>'
const BCRYPT = /\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}/g

/** Where a program is installed, in a line of a stack trace: it tells of a machine, and nothing of the program. */
const INSTALLED = /^(\s{0,20}at (?:.{0,200}?[( ])?)(?:file:\/\/)?\/[^\s(]{0,400}?(?=node_modules\/)/gm

const LONGEST_TEXT = 4_000
const MOST_ITEMS = 100
const DEEPEST = 24
const MOST_VALUES = 4_000

export function scrubber({ secrets, url, shownUrl, from, to, isMadeUp }: ScrubOptions): Scrubber {
  const redact = redactingThese(secrets)
  const isDuringRun = (ms: number) => ms >= from - LONGEST_RUN && ms <= to + CLOCK_SKEW
  const timeIn = (time: string) => {
    if (isDuringRun(Date.parse(time))) return RUN_TIME
    return isDuringRun(yearBefore(time)) ? YEAR_LATER : time
  }
  const text = (given: string) => {
    const placed = url === shownUrl ? given : given.replaceAll(url, shownUrl)
    const open = redactTokens(redact(placed)).replace(BCRYPT, HASH).replace(INSTALLED, '$1…/')
    const timed = open.replace(ISO_TIME, timeIn)
    return isMadeUp ? timed.replace(RANDOM_TEXT, MADE_UP) : timed
  }
  const bounded = (value: unknown, key = '') => new Bounded(text).value(value, key, 0)
  return {
    text,
    value: bounded,
    pair: (expected, actual, key = '') => {
      const areTexts = typeof expected === 'string' && typeof actual === 'string'
      if (!areTexts || isSecret(key, expected) || isSecret(key, actual))
        return [bounded(expected, key), bounded(actual, key)]
      return pieces(text(expected), text(actual))
    },
  }
}

function pieces(one: string, other: string): readonly [string, string] {
  const from = cutFrom(one, other, LONGEST_TEXT)
  const piece = (whole: string) => shorten(from > 0 ? `(${from} characters) …${whole.slice(from)}` : whole)
  return [piece(one), piece(other)]
}

/** By lists of secrets: thousands of results have the same. */
const redacted = new WeakMap<readonly string[], Hide>()

function redactingThese(secrets: readonly string[]): Hide {
  const known = redacted.get(secrets) ?? redacting(secrets)
  redacted.set(secrets, known)
  return known
}

function yearBefore(time: string): number {
  const date = new Date(time)
  return date.setUTCFullYear(date.getUTCFullYear() - 1)
}

/** One value on its way into the report; counts what it has taken so far. */
class Bounded {
  readonly #text: (text: string) => string
  #taken = 0

  constructor(text: (text: string) => string) {
    this.#text = text
  }

  value(value: unknown, key: string, depth: number): unknown {
    if (value === ABSENT || value === undefined) return '<absent>'
    if (typeof value === 'string') return isSecret(key, value) ? REDACTED : shorten(this.#text(value))
    if (typeof value !== 'object' || value === null) return value
    if (++this.#taken > MOST_VALUES || depth >= DEEPEST) return '… (left out: too large for a report)'
    return Array.isArray(value) ? this.#list(value, key, depth) : this.#object({ ...value }, depth)
  }

  #list(list: readonly unknown[], key: string, depth: number): unknown[] {
    const items = list.slice(0, MOST_ITEMS).map(item => this.value(item, key, depth + 1))
    const rest = list.length - items.length
    return rest > 0 ? [...items, `… (${rest} more items)`] : items
  }

  #object(object: JsonObject, depth: number): JsonObject {
    const keys = Object.keys(object)
    const entries = keys
      .slice(0, MOST_ITEMS)
      .map(key => [shorten(this.#text(key)), this.value(object[key], key, depth + 1)])
    const rest = keys.length - entries.length
    return Object.fromEntries(rest > 0 ? [...entries, ['…', `(${rest} more keys)`]] : entries)
  }
}

/** A matcher is what a scenario expects, and no secret. */
function isSecret(key: string, value: string): boolean {
  return isSecretMember(key) && value !== '' && !/^<[a-z]+>$/.test(value)
}

function shorten(text: string): string {
  const rest = text.length - LONGEST_TEXT
  return rest > 0 ? `${text.slice(0, LONGEST_TEXT)}… (${rest} more characters)` : text
}
