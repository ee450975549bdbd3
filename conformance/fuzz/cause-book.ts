import { type Cause, isLikely, isSameCause, joinCauses, kindOf, nearest, type Unnamed } from './causes.ts'
import { Moved } from './commands/perform.ts'
import { NO_ANSWER } from './compare-answers.ts'
import type { Documentation } from './documentation.ts'
import { type Explained, type Learning, leftOf } from './learning.ts'
import type { Query } from './query.ts'
import type { QueryDiagnosis } from './query-diagnosis.ts'
import type { AsksForMore } from './rest/documented-forms.ts'
import { FEW_TRIES, shrink } from './shrink.ts'
import { openStrays, type Strays } from './strays.ts'
import type { Judged, Twin } from './twin.ts'
import { withoutParameters } from './without-parameters.ts'
import { writesByRest } from './writes-by-rest.ts'

/** Sorts differences by their cause, and makes one of each cause small. */
export interface CauseBook {
  /** In the order in which they were found. */
  readonly causes: readonly Cause[]
  /** Whether something was learnt from the cause at a place. */
  isLearnt(at: number): boolean
  /** Differences that were not looked into, because there were too many. */
  readonly rest: number
  /**
   * Makes a difference small. One that cannot be, because the target's world has moved, is kept as it is: throws Moved.
   * Resolves to true if what was learnt explains all of it.
   */
  see(difference: Judged): Promise<boolean>
  /** Takes a difference as it is: nobody is there to be asked anything smaller. */
  keep(difference: Judged): void
}

/** So many queries are made small; of a target that is wrong everywhere no more are needed. */
const MOST_SHRUNK = 60

export interface CauseBookOptions extends Explained {
  /** Undefined: each difference is told by what one oracle answers. */
  readonly learning?: Learning
  /** Undefined: a query may be made small by whatever the documentation does not speak of. */
  readonly documentation?: Pick<Documentation, 'statusOf' | 'asksForMore'>
}

export function openCauseBook({ learning, documentation, ...usual }: CauseBookOptions): CauseBook {
  const causes: Cause[] = []
  /** Places of causes from which something was learnt: all that is looked into has other ones. */
  const learnt = new Set<number>()
  const isLearnt = (at: number) => learnt.has(at)
  const isOther = (at: number) => !learnt.has(at)
  const asksForMore = documentation?.asksForMore ?? (() => false)
  const meant: Meant = { causes, isMeant: isOther, asksForMore }
  let rest = 0
  let looked = 0
  const keep = (first: Judged) =>
    void put({ smallest: first, first, count: 1, rests: [], quirks: [], right: [] }, meant)
  const seeOpen = async (difference: Judged) => {
    if (await isKnown(difference, { ...meant, isMeant: isLearnt }, usual.diagnosis)) return
    // Several of them come together: the first one stands for all.
    const [at = 0] = learnt
    const cause = causes[at]
    if (cause) causes[at] = { ...cause, count: cause.count + 1 }
  }
  const straysAt = (twin: Twin): Strays =>
    documentation ? openStrays(twin, documentation) : async () => false
  const look = async (difference: Judged) => {
    const left = learning ? await leftOf(difference, learning) : difference
    if (left !== null) await lookInto(left)
    else await seeOpen(difference)
    return left === null
  }
  const lookInto = async (left: Judged) => {
    const { twin, diagnosis } = learning?.comparison ?? usual
    if (await isKnown(left, meant, diagnosis)) return
    if (++looked > MOST_SHRUNK) {
      rest++
      return
    }
    const shrunk = await shrunkFrom(left, { twin, strays: straysAt(twin) })
    const freedom = await learning?.learnFreedom(shrunk)
    const found = freedom ? { ...shrunk, quirks: [] } : await named(shrunk, diagnosis)
    const liberty = freedom ?? (await learning?.learn(found))
    if (!liberty) return void put(found, meant)
    // Whatever else explains it explains differences that are not open, too.
    const open = { ...found, quirks: liberty.kind === 'quirk' ? [liberty.of.id] : [] }
    learnt.add(causes.push(open) - 1)
  }
  const see = (difference: Judged) =>
    look(difference).catch(error => {
      if (error instanceof Moved) keep(difference)
      throw error
    })
  return {
    causes,
    isLearnt,
    see,
    keep,
    get rest() {
      return rest
    },
  }
}

/** Causes by their places, and which of them may be meant. */
interface Meant {
  readonly causes: Cause[]
  readonly isMeant: (at: number) => boolean
  readonly asksForMore: AsksForMore
}

/** Whether a cause explains the difference; it is counted there. Quirks that do not explain it are none any more. */
async function isKnown(
  difference: Judged,
  { causes, isMeant, asksForMore }: Meant,
  diagnosis: QueryDiagnosis,
): Promise<boolean> {
  for (const [index, cause] of causes.entries()) {
    // Who is wrong by both doors is wrong by GraphQL: what comes of that is no case of what is open by REST.
    const isApart = writesByRest(cause.smallest.query) && !writesByRest(difference.query)
    if (!isMeant(index) || isApart) continue
    const quirks = await diagnosis.among(cause.quirks, difference)
    if (quirks.length === 0) continue
    causes[index] = { ...cause, quirks, count: cause.count + 1 }
    return true
  }
  // What is wrong in something documented is no case of what is open.
  const isOpen = (query: Query) => asksForMore(query) || writesByRest(query)
  const mayBe = ({ smallest }: Cause) => !isOpen(smallest.query) || isOpen(difference.query)
  const index = causes.findIndex(
    (cause, at) => isMeant(at) && cause.quirks.length === 0 && mayBe(cause) && isLikely(cause, difference),
  )
  const cause = causes[index]
  if (cause) causes[index] = { ...cause, count: cause.count + 1 }
  return cause !== undefined
}

async function shrunkFrom(
  first: Judged,
  { twin, strays }: { readonly twin: Twin; readonly strays: Strays },
): Promise<Unnamed> {
  let smallest = first
  const right: Judged[] = []
  const holds = async (query: Query) => {
    const judged = await twin.ask(query)
    if (judged.difference === null) right.push(judged)
    if (!isAsGood(judged.place, smallest.place) || (await strays(judged, smallest))) return false
    smallest = judged
    return true
  }
  await shrink(first.query, holds, first.actual.kind === 'no-answer' ? FEW_TRIES : undefined)
  const rests = await restsOf(smallest, twin)
  return { smallest, first, count: 1, rests, right: nearest(right) }
}

async function named(shrunk: Unnamed, diagnosis: QueryDiagnosis): Promise<Cause> {
  const { smallest, first, right, rests } = shrunk
  return { ...shrunk, quirks: await diagnosis.explain({ difference: smallest, first, right }, rests) }
}

/**
 * Counts follow from entries: a query whose entries differ shows the same, and shows it better. So does one that has an answer
 * where the former is refused by both, each in its own way.
 */
function isAsGood(place: string, former: string): boolean {
  if (kindOf(place) === kindOf(former) || isRightAtLast(place, former)) return true
  return former.includes('.meta.') && kindOf(place) === 'entries'
}

function isRightAtLast(place: string, former: string): boolean {
  const [now, then] = [place, former].map(
    it => /^status (?<actual>\d+) instead of (?<right>\d+)$/.exec(it)?.groups,
  )
  return (
    now?.actual !== undefined && now.actual === then?.actual && now.right === '200' && then.right !== '200'
  )
}

/** What a query without any parameter rests on as well says nothing about the cause. */
async function restsOf({ query, clauses, place }: Judged, twin: Twin): Promise<readonly string[]> {
  const plain = withoutParameters(query)
  // An answer that is altogether another one has nothing to do with what was asked for.
  if (plain === null) return isWhole(place) && query.door !== 'sequence' ? [] : clauses
  const common = await twin.clausesOf(plain)
  return clauses.filter(clause => !common.includes(clause))
}

function isWhole(place: string): boolean {
  return place === 'body' || place === NO_ANSWER || place.startsWith('status ')
}

function put(found: Cause, { causes, isMeant, asksForMore }: Meant): void {
  const index = causes.findIndex((cause, at) => isMeant(at) && isSameCause(cause, found))
  const known = causes[index]
  if (known) causes[index] = joinCauses(known, found, asksForMore)
  else causes.push(found)
}
