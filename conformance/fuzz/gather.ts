import { isDeepStrictEqual } from 'node:util'
import type { QuirkFacts } from '../targets/oracle.ts'
import { type Cause, kindOf, memberOf } from './causes.ts'
import { isWritten } from './commands/given-values.ts'
import type { StatusOf } from './documentation.ts'
import { messageOf } from './message.ts'
import type { QueryDiagnosis } from './query-diagnosis.ts'
import { isRed, type Standing, showsMore } from './standing.ts'
import type { Judged } from './twin.ts'

/** A cause, and what it is by the documentation; null where every difference counts. */
export interface Ruled {
  readonly cause: Cause
  readonly standing: Standing | null
  /** Others that are likely of the same cause. */
  readonly alike: readonly Judged[]
}

export interface GatherOptions {
  readonly diagnosis: Pick<QueryDiagnosis, 'among'>
  readonly quirks: readonly Pick<QuirkFacts, 'id' | 'clause'>[]
  readonly statusOf: StatusOf
  /** In how many answers each clause had a part. */
  readonly fired: ReadonlyMap<string, number>
}

/**
 * The same with fewer causes: a difference that no quirk explains is told with another one that is wrong in the same and
 * rests on the same. What counts against the target takes others up, so that none of it is lost in what does not.
 */
export async function gather(ruled: readonly Ruled[], options: GatherOptions): Promise<readonly Ruled[]> {
  const left = new Map(ruled.entries())
  for (const [at, one] of ruled.entries()) {
    if (!isUnnamed(one.cause)) continue
    for (const [place, other] of left) {
      const isBefore = place < at || (other.cause.quirks.length > 0 && place !== at)
      if (!isBefore || !takesUp(other, one) || !(await belongs(one, other, options))) continue
      left.set(place, joined(other, one))
      left.delete(at)
      break
    }
  }
  return [...left.values()]
}

/** How many there are where those that are alike count once, whatever they are by the documentation. */
export function countDistinct(causes: readonly Cause[]): number {
  const others: Cause[] = []
  for (const cause of causes)
    if (!isUnnamed(cause) || !others.some(it => isUnnamed(it) && isAlike(it, cause))) others.push(cause)
  return others.length
}

function takesUp({ standing }: Ruled, { standing: other }: Ruled): boolean {
  if (isRed(standing)) return isRed(other) || (other?.kind === 'open' && other.isDoubtful === true)
  return isDeepStrictEqual(standing, other)
}

/** Nobody is known who answers so. Of requests that are wrong on purpose that says nothing. */
function isUnnamed({ smallest: { query }, quirks }: Cause): boolean {
  return quirks.length === 0 && query.door !== 'invalid'
}

async function belongs({ cause: one, standing }: Ruled, { cause: other }: Ruled, options: GatherOptions) {
  if (one.smallest.query.door === 'sequence')
    return isAlike(one, other) || (standing?.kind === 'open' && areOpenInOnePlace(one, other))
  if (other.quirks.length > 0) {
    const explained = await options.diagnosis.among(other.quirks, one.smallest)
    if (explained.length > 0) return true
  }
  if (isAlike(one, other) || (standing?.kind === 'open' && bothShowMore(one, other))) return true
  const about = aboutOf(one, options)
  return isOfOneKind(one, other) && about !== null && aboutsOf(other, options).includes(about)
}

/** What came of writes that the documentation does not speak of is told once for each place, in one entry or in lists. */
function areOpenInOnePlace(one: Cause, other: Cause): boolean {
  const place = ({ smallest }: Cause) => smallest.place.replace('body.data[*]', 'body.data')
  return isUnnamed(other) && place(one) === place(other)
}

/** What is shown besides, of whatever attribute and behind whichever relation. */
function bothShowMore(one: Cause, other: Cause): boolean {
  return [one, other].every(it => isUnnamed(it) && showsMore(it.smallest))
}

/**
 * Whether they are wrong in one attribute or by one leak, tell of the same fault, or are wrong in the same and rest on the
 * same for the most part. What sequences rest on is too much to say anything.
 */
function isAlike(one: Cause, other: Cause): boolean {
  if (isUnnamed(other) && areOfAnother(one, other)) return true
  if (!isOfOneKind(one, other)) return false
  if (isUnnamed(other) && kindOf(one.smallest.place) === 'value' && numberOf(one.smallest) !== null)
    return true
  const message = messageOf(one.smallest)
  if (message !== null && message === messageOf(other.smallest)) return true
  return one.smallest.query.door !== 'sequence' && isMostlySame(one.rests, other.rests)
}

/** Values that are wrong are those of one attribute. */
function isOfOneKind({ smallest: one }: Cause, { smallest: other }: Cause): boolean {
  const kind = kindOf(one.place)
  return kind === kindOf(other.place) && (kind !== 'value' || numberOf(one) === numberOf(other))
}

/** Whether values stand in entries of a list to which no command gave them: what is written into one reaches others. */
function areOfAnother({ smallest: one }: Cause, { smallest: other }: Cause): boolean {
  return listOf(one) === listOf(other) && [one, other].every(isOfAnother)
}

function isOfAnother({ query, difference }: Judged): boolean {
  const name = difference?.path.split('.').at(-1) ?? ''
  return isWritten(query, name, difference?.actual) && !isWritten(query, name, difference?.expected)
}

/** `body.newsletters[*]` of `body.newsletters[*].show_badge`. */
function listOf({ place }: Judged): string {
  return place.slice(0, place.lastIndexOf('.'))
}

/** How many pages there are follows from how many entries there are. */
function numberOf(judged: Judged): string | null {
  const member = memberOf(judged)
  return member === 'pageCount' ? 'total' : member
}

function isMostlySame(one: readonly string[], other: readonly string[]): boolean {
  const common = one.filter(clause => other.includes(clause)).length
  return common > 0 && common * 2 >= new Set([...one, ...other]).size
}

/** What a cause is about: a clause that its quirks break, or the rarest of those that it rests on. */
function aboutsOf(cause: Cause, options: GatherOptions): readonly (string | null)[] {
  if (cause.quirks.length === 0) return [aboutOf(cause, options)]
  return options.quirks.filter(({ id }) => cause.quirks.includes(id)).map(({ clause }) => clause)
}

function aboutOf({ rests }: Cause, { statusOf, fired }: GatherOptions): string | null {
  const said = rests.filter(clause => statusOf(clause) === 'documented')
  const often = (clause: string) => fired.get(clause) ?? 0
  return said.toSorted((a, b) => often(a) - often(b) || (a < b ? -1 : 1))[0] ?? null
}

/** The first is the one to show, which has a name or was found before. */
function joined({ cause, standing, alike }: Ruled, other: Ruled): Ruled {
  return {
    cause: { ...cause, count: cause.count + other.cause.count },
    standing,
    alike: [...alike, other.cause.smallest, ...other.alike],
  }
}
