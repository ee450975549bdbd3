import { isDeepStrictEqual } from 'node:util'
import { ABSENT } from '../compare/difference.ts'
import { linkAlike } from './commands/skeleton.ts'
import { hasFaultsOf } from './invalid/same-fault.ts'
import { isPartOf } from './platform/is-part-of.ts'
import { protocolOf, type Query, sizeOf } from './query.ts'
import type { AsksForMore } from './rest/documented-forms.ts'
import type { Judged } from './twin.ts'

/** Differences that are taken to have one cause. */
export interface Cause {
  /** The smallest query that shows it. */
  readonly smallest: Judged
  /** The query by which it was found, as it was generated or written. */
  readonly first: Judged
  /** The queries that showed it. */
  readonly count: number
  /** What the smallest answer rests on beyond what one without parameters does. */
  readonly rests: readonly string[]
  /** Quirks with each of which the oracle answers all of them as the target does. */
  readonly quirks: readonly string[]
  /** Queries that the target answers right, from among those that were tried to make it small: they are near to it. */
  readonly right: readonly Judged[]
  /** Reads that target and oracle answer alike, those of the same path first. */
  readonly alike?: readonly Query[]
  /** Of a sequence the same; of a read it is `right` that tells more. */
  readonly agreed?: readonly Query[]
}

/** A cause of which no quirks are known yet. */
export type Unnamed = Omit<Cause, 'quirks'>

/** So many of them are kept. */
const MOST_RIGHT = 24

/** Those that came last, which are the nearest. No sequences: of these only the last answer could be compared. */
export function nearest(right: readonly Judged[]): readonly Judged[] {
  return right.filter(({ query }) => query.door !== 'sequence').slice(-MOST_RIGHT)
}

/**
 * Whether a difference may be had of a known cause without asking: same protocol, the same is wrong, of values in the same
 * attribute, all that it needs. Where only the order of rows is another one, the place tells.
 */
export function isLikely(cause: Cause, judged: Judged): boolean {
  const { smallest, first } = cause
  if (smallest.isOnlyOrder && judged.isOnlyOrder) return [smallest.place, first.place].includes(judged.place)
  return (
    kindOf(smallest.place) === kindOf(judged.place) &&
    isSameMember([smallest, first], judged) &&
    smallest.query.door === judged.query.door &&
    smallest.clauses.every(clause => judged.clauses.includes(clause)) &&
    isContained(smallest.query, judged.query)
  )
}

/** Of a value that is wrong in one attribute nothing follows for another. */
function isSameMember(known: readonly Judged[], judged: Judged): boolean {
  return kindOf(judged.place) !== 'value' || known.some(it => memberOf(it) === memberOf(judged))
}

/** Whether a query has all parts of a smaller one, in the same place or deeper. */
function isContained(small: Query, large: Query): boolean {
  if (small.door === 'invalid') return hasFaultsOf(small, large)
  if (small.door === 'rest' && large.door === 'rest') {
    if (small.by && !isDeepStrictEqual(small.by, large.by)) return false
    const skeleton = (at: readonly string[]) => at.filter(part => !/^\d+$/.test(part))
    const parts = large.parameters.map(({ at }) => skeleton(at))
    return (
      small.path === large.path &&
      small.parameters.every(({ at }) => parts.some(part => isSubsequence(skeleton(at), part)))
    )
  }
  if (small.door === 'platform' && large.door === 'platform') return isPartOf(small, large)
  return isDeepStrictEqual(small, large)
}

function isSubsequence(few: readonly string[], many: readonly string[]): boolean {
  let position = 0
  for (const part of many) if (part === few[position]) position++
  return position === few.length
}

/** Whether two differences that were made small are the same thing seen twice. */
export function isSameCause(one: Cause, other: Cause): boolean {
  const [small, another] = [one.smallest, other.smallest]
  if (isAlike(small, another)) return true
  if (one.quirks.length > 0 || other.quirks.length > 0)
    return one.quirks.some(it => other.quirks.includes(it))
  if (kindOf(small.place) !== kindOf(another.place)) return false
  const [query, otherQuery] = [small.query, another.query]
  if (query.door === 'invalid') return hasFaultsOf(query, otherQuery)
  if (query.door === 'sequence' && otherQuery.door === 'sequence' && linkAlike(query, otherQuery)) return true
  const member = memberOf(small)
  return isDeepStrictEqual(one.rests, other.rests) || (member !== null && member === memberOf(another))
}

/** Whether two are to the letter the same thing to show. */
function isAlike(one: Judged, other: Judged): boolean {
  if (one.place !== other.place || one.difference?.path !== other.difference?.path) return false
  return isDeepStrictEqual(one.query, other.query)
}

/** What is wrong, wherever it is: entries, their order, a value, a refusal, a status. */
export function kindOf(place: string): string {
  const [, list] = /^(entries|order|items) of /.exec(place) ?? []
  if (list !== undefined) return list
  return place.startsWith('body') && place !== 'body' ? 'value' : place
}

/** Members that every answer has. */
const STRUCTURE =
  /^(body|data|attributes|meta|pagination|id|errors?|message|details|path|name|extensions|status|\d+|)$/

/**
 * The attribute, or the number of `meta`, in which a value or a list is wrong; null where it is the list itself. Where ids
 * are not shown it is they that are missing, of whatever they are.
 */
export function memberOf({ difference, query }: Judged): string | null {
  const path = difference?.path ?? ''
  const steps = path.split(/[.[\]]+/).filter(step => step !== '')
  if (steps.at(-1) === 'id' && difference?.actual === ABSENT) return 'id'
  const own = protocolOf(query) === 'graphql' ? steps.slice(3) : steps
  const isCount = steps.includes('pagination')
  return (isCount ? steps.at(-1) : own.findLast(step => !STRUCTURE.test(step))) ?? null
}

/** The two as one. The smaller query is the one to show, but for one that asks for what is open. */
export function joinCauses(one: Cause, other: Cause, asksForMore: AsksForMore): Cause {
  const [isMore, isOtherMore] = [one, other].map(({ smallest }) => asksForMore(smallest.query))
  const isSmaller = sizeOf(other.smallest.query) < sizeOf(one.smallest.query)
  return {
    ...one,
    ...((isMore === isOtherMore ? isSmaller : isMore) && { smallest: other.smallest, rests: other.rests }),
    count: one.count + other.count,
    quirks: one.quirks.filter(it => other.quirks.includes(it)),
    right: nearest([...one.right, ...other.right]),
  }
}
