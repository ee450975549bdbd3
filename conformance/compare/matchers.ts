import { not, oneOf } from './matchers/choices.ts'
import { every, keys, length } from './matchers/collections.ts'
import { includes } from './matchers/includes.ts'
import type { Matcher } from './matchers/matcher.ts'
import { absent, any, nothing } from './matchers/presence.ts'
import { id, instant, jwt, matches, time, uuid } from './matchers/texts.ts'
import { array, boolean, integer, number, object, string } from './matchers/types.ts'
import { unordered } from './matchers/unordered.ts'

/** Every matcher of the clause format. A new one: its file, a line here. */
export const matchers: readonly Matcher[] = [
  any,
  nothing,
  absent,
  id,
  time,
  uuid,
  jwt,
  string,
  integer,
  number,
  boolean,
  object,
  array,
  unordered,
  includes,
  matches,
  instant,
  oneOf,
  keys,
  length,
  not,
  every,
]

const byName: ReadonlyMap<string, Matcher> = new Map(matchers.map(matcher => [matcher.name, matcher]))

export function matcherNamed(name: string): Matcher | undefined {
  return byName.get(name)
}
