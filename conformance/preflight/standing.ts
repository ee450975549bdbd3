import type { Service } from '../suite/clause.ts'
import type { Seen } from './look.ts'
import { isRefusal, type Reason, type Sight } from './sight.ts'

/** Whether a target holds a world, as far as a few requests can tell. */
export type Standing =
  /** `thin`: what of it was not found, though enough was. */
  | { readonly isHeld: true; readonly thin: readonly string[] }
  | {
      readonly isHeld: false
      /** Nothing of it is there: the target may be a good one with another world, or no target at all. */
      readonly isStranger: boolean
      /** Why, to stand in brackets. */
      readonly says: string
      /** Types that are not there, although others are. */
      readonly missing: readonly string[]
    }

/** More names than anybody needs to see what is wrong. */
const MOST_NAMED = 5

/**
 * A world is held when no type is known to be missing, most can be seen, whoever may see them in the world may do so
 * on the target, and most entries are there. All of it leaves room for a target that is wrong: it is to be judged.
 */
export function standingOf({ sights, noSite }: Seen): Standing {
  if (noSite !== null) return notHeld(noSite, { isStranger: true })
  const held = sights.filter(({ kind }) => kind === 'held')
  const missing = sights.filter(({ kind }) => kind === 'missing')
  if (sights.length === 0) return { isHeld: true, thin: [] }
  if (held.length === 0) return notHeld(shareOf(sights, sights), { isStranger: true })
  if (missing.length > 0) return notHeld(named(missing, sights), { missing: missing.map(pluralOf) })
  if (held.length * 2 < sights.length) {
    const unseen = sights.filter(({ kind }) => kind !== 'held')
    return notHeld(shareOf(unseen, sights))
  }
  const refused = refusalIn(sights) ?? tooFewIn(held)
  return refused === null ? { isHeld: true, thin: held.flatMap(thinOf) } : notHeld(refused)
}

function notHeld(
  says: string,
  more: { readonly isStranger?: boolean; readonly missing?: readonly string[] } = {},
): Standing {
  return { isHeld: false, isStranger: false, missing: [], says, ...more }
}

function pluralOf({ type }: Sight): string {
  return type.plural
}

/** `8 of 11 types answer 404, 3 have none of their entries`. */
function shareOf(sights: readonly Sight[], all: readonly Sight[]): string {
  const parts = byReason(sights).map(
    ({ plurals, verb }, index) => `${plurals.length}${index === 0 ? ofAll(all) : ''} ${verb}`,
  )
  return parts.join(', ')
}

function ofAll(all: readonly Sight[]): string {
  return ` of ${all.length} ${all.length === 1 ? 'type' : 'types'}`
}

/** `3 of 11 types are missing: dishes, reviews have none of their entries; chefs answers 404`. */
function named(missing: readonly Sight[], all: readonly Sight[]): string {
  const verb = missing.length === 1 ? 'is' : 'are'
  const groups = byReason(missing).map(({ plurals, verb: does }) => `${shownOf(plurals)} ${does}`)
  return `${missing.length}${ofAll(all)} ${verb} missing: ${groups.join('; ')}`
}

function shownOf(plurals: readonly string[]): string {
  const rest = plurals.length > MOST_NAMED ? ['…'] : []
  return [...plurals.slice(0, MOST_NAMED), ...rest].join(', ')
}

interface Alike {
  readonly plurals: readonly string[]
  /** What they have in common. */
  readonly verb: string
}

/** What went the same way stands together, the most first. */
function byReason(sights: readonly Sight[]): readonly Alike[] {
  const groups = new Map<string, { readonly why: Reason; readonly plurals: string[] }>()
  for (const { why, type } of sights) {
    if (!why) continue
    const group = groups.get(why.many) ?? { why, plurals: [] }
    groups.set(why.many, group)
    group.plurals.push(type.plural)
  }
  return [...groups.values()]
    .sort((a, b) => b.plurals.length - a.plurals.length)
    .map(({ why, plurals }) => ({ plurals, verb: plurals.length === 1 ? why.one : why.many }))
}

/** Whether a caller is turned away from most of what the world lets it see; then its scenarios would all differ. */
function refusalIn(sights: readonly Sight[]): string | null {
  for (const [as, name] of CALLERS) {
    const asked = sights.filter(({ type, tried }) => isFor(as, type) && tried[0]?.as === as)
    const refused = asked.filter(sight => turnedAway(sight))
    if (refused.length * 2 > asked.length) return `${name} is refused at ${refused.length}${ofAll(asked)}`
  }
  return null
}

const CALLERS = [
  ['public', 'the public'],
  ['content-key', 'the content API key'],
  ['integration', 'the admin API key'],
] as const

function isFor(as: string, { service, isPublic }: { service: Service; isPublic: boolean }): boolean {
  return as === 'public' ? service === 'content' && isPublic : service === 'platform'
}

/** A 404 is a refusal where another caller is shown the list. */
function turnedAway({ kind, tried: [first] }: Sight): boolean {
  const ended = first?.ended
  if (!ended || ended.kind === 'no-answer') return false
  return isRefusal(ended) || (kind === 'held' && ended.status === 404)
}

/** A target that is wrong about drafts or locales hides some of them; a third is more than that. */
function tooFewIn(held: readonly Sight[]): string | null {
  const whole = held.filter(({ isWhole }) => isWhole)
  const [found, needed] = [sumOf(whole.map(it => it.found)), sumOf(whole.map(neededOf))]
  return found * 3 < needed * 2 ? `${found} of ${needed} entries are there` : null
}

function thinOf(sight: Sight): readonly string[] {
  const needed = neededOf(sight)
  if (!sight.isWhole || sight.found === needed) return []
  return [`${sight.type.plural}: ${sight.found} of ${needed} entries`]
}

function neededOf({ type }: Sight): number {
  return new Set(type.keys).size
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
