import type { Outcome } from '../client/outcome.ts'
import { isRefusal } from '../compare/expectation.ts'
import type { FreedomFacts, QuirkFacts } from '../targets/oracle.ts'
import { isBetween } from './between.ts'
import { distanceOf } from './distance.ts'
import { type Ask, type Family, openFamily, type Way } from './families.ts'
import type { Liberty } from './liberties.ts'
import type { Query } from './query.ts'
import { clausesIn, EXPLAIN, type Judged } from './twin.ts'

/** Finds right servers that give a target's answer. `close` must be called. */
export interface RightServers {
  /**
   * What is free in one that takes a single freedom, or has one of some quirks; nothing, where whoever is as documented
   * answers so, and the profile alone does otherwise; null: there is none.
   */
  alone(seen: Evidence, quirks?: readonly QuirkFacts[]): Promise<readonly Liberty[] | null>
  /**
   * The freedom that one takes who answers so here, whatever the target answers elsewhere: it is not known to take it. It must
   * explain what was asked at `first` as well, at least entry by entry.
   */
  here(seen: Evidence, first: Judged): Promise<readonly Liberty[] | null>
  /** The freedom that one takes besides all that the target is known to take; null: there is none, or nothing is known. */
  besides(seen: Evidence): Promise<readonly Liberty[] | null>
  /** What is free in one that takes some of those liberties that the target is known to take; null: there is none. */
  known(difference: Judged): Promise<readonly Liberty[] | null>
  /** The same of one that takes two more at most, and explains `first` likewise. Of quirks those are tried that are given. */
  together(
    difference: Judged,
    first: Judged,
    quirks: readonly QuirkFacts[],
  ): Promise<readonly Liberty[] | null>
  /** The difference from one that is as documented, where the target is judged by a profile; else null. */
  asDocumented(difference: Judged): Promise<Judged | null>
  /** The difference from what one shows the public, which asks the same without any proof. Null: it cannot ask so. */
  toPublic(difference: Judged): Promise<Judged | null>
  /** The target is known to have a quirk that breaks no documented clause. */
  learn(quirk: QuirkFacts): void
  close(): Promise<void>
}

/** What a target was seen to do. */
export interface Evidence {
  readonly difference: Judged
  /**
   * What it answers besides: whoever takes a liberty that changes what is right, or that leaves another difference as it
   * is, is another one. Empty: that is not looked at.
   */
  readonly besides: readonly Judged[]
  /** What it answers as the oracle does: whoever takes a liberty that changes these answers is another one, too. */
  readonly agreed: readonly Query[]
  /** The same for what is taken wholly or not at all. */
  readonly alike: readonly Query[]
}

export interface RightServersOptions {
  /** Those of the service. */
  readonly freedoms: readonly FreedomFacts[]
  /** What servers are like in all else: as documented, or as the profile that the target is judged as. */
  readonly ways: readonly Way[]
  /** The quirks of that profile; none without one. */
  readonly ofProfile: readonly QuirkFacts[]
  /** With headers of its own. */
  readonly ask: Ask
  /** Whether the answer of a right server, which takes some liberties, is the target's. */
  readonly areAlike: (difference: Judged, right: Outcome, taken: readonly Liberty[]) => boolean
  /** Whether it is so word for word; undefined: none is alike that is not. */
  readonly areSame?: RightServersOptions['areAlike']
  /** Whether a difference is one of order, in rows that nothing orders. */
  readonly isFreeOrder: (difference: Judged) => Promise<boolean>
}

/** So many of the liberties that change an answer are tried two by two: more of them say little of what changed it. */
const MOST_IN_PAIRS = 12
/** Whoever needs more that nobody knows of yet is more likely wrong. */
const MOST_UNKNOWN = 2

/** A target that took a liberty once takes it always: what is found of one difference is known for the next ones. */
export function openRightServers(options: RightServersOptions): RightServers {
  const { freedoms, ways, ofProfile, ask, areAlike, areSame, isFreeOrder } = options
  const families = ways.map(way => openFamily(way, ask))
  const free = [
    ...freedoms.map((of): Liberty => ({ kind: 'freedom', of })),
    ...ofProfile.map((of): Liberty => ({ kind: 'without', of })),
  ]
  const known = new Map<string, Liberty>()
  const isLike = async (difference: Judged, taken: readonly Liberty[], family: Family) => {
    const answer = await family.answer(difference.query, taken)
    return (
      answer !== null && areAlike(difference, answer, taken) && comesToIt(difference.query, taken, family)
    )
  }
  /** A sequence comes to its difference because target and oracle took, and refused, the same until then. */
  const comesToIt = async (query: Query, taken: readonly Liberty[], family: Family) => {
    for (const beginning of beginningsOf(query)) {
      const usual = await families.at(-1)?.answer(beginning, [])
      const answer = await family.answer(beginning, taken)
      if (usual && answer && isRefused(usual) !== isRefused(answer)) return false
    }
    return true
  }
  /** Whether entry by entry an answer may be that of somebody who takes such liberties, or does not. */
  const mayBe = async ({ query, actual }: Judged, taken: readonly Liberty[], family: Family) => {
    const others = [...known.values()]
    const answers: Outcome[] = []
    for (const liberties of [[], taken, others, [...others, ...taken]]) {
      const answer = await family.answer(query, liberties)
      if (answer) answers.push(answer)
    }
    return isBetween(actual, answers)
  }
  /** Whether one that takes a liberty besides others answers so, and as the target does besides. */
  const explains = async (
    { difference, besides: seen, agreed, alike }: Evidence,
    liberty: Liberty,
    { others, family }: Company,
  ) => {
    const isLikeOne = (judged: Judged) => isLike(judged, [...others, liberty], family)
    const isLikeAll = (judged: Judged) => isLike(judged, [...known.values(), liberty], family)
    const isOther = (judged: Judged) =>
      judged.difference === null ? isLike(judged, others, family) : Promise.resolve(true)
    if (!(await isLikeOne(difference))) return false
    for (const judged of seen)
      if (!(await isLikeOne(judged)) && !(await isLikeAll(judged)) && (await isOther(judged))) return false
    const telling = isWhole(liberty) ? [...agreed, ...alike] : agreed
    return !(await changesOneOf(telling, difference, { liberty, family }))
  }
  /** The oracle answers these as the target does. A server that does so too, and no longer with the liberty, is another one. */
  const changesOneOf = async (
    agreed: readonly Query[],
    difference: Judged,
    { liberty, family }: { readonly liberty: Liberty; readonly family: Family },
  ) => {
    for (const query of agreed) {
      const actual = await families.at(-1)?.answer(query, [])
      const [usual, answer] = [await family.answer(query, []), await family.answer(query, [liberty])]
      if (!actual || !usual || !answer) continue
      const isLikeIt = (right: Outcome, taken: readonly Liberty[]) =>
        areAlike({ ...difference, query, actual }, right, taken)
      if (isLikeIt(usual, []) && !isLikeIt(answer, [liberty])) return true
    }
    return false
  }
  const isAsDocumented = async (difference: Judged) => {
    const [documented] = families
    return ofProfile.length > 0 && documented !== undefined && isLike(difference, [], documented)
  }
  /** Whoever refuses in the target's words is more likely the one than who refuses in others. */
  const nearestFirst = async ({ difference }: Evidence, liberties: readonly Liberty[], company: Company) => {
    if (!areSame || !isRefused(difference.actual)) return liberties
    const same = new Set<Liberty>()
    for (const liberty of liberties) {
      const taken = [...company.others, liberty]
      const answer = await company.family.answer(difference.query, taken)
      if (answer && areSame(difference, answer, taken)) same.add(liberty)
    }
    return [...same, ...liberties.filter(it => !same.has(it))]
  }
  const oneOf = async (seen: Evidence, all: readonly Liberty[], company: Company) => {
    const liberties = await nearestFirst(seen, all, company)
    for (const liberty of liberties) if (await explains(seen, liberty, company)) return [liberty]
    return null
  }
  const besides = async (seen: Evidence, family: Family) => {
    const others = [...known.values()]
    // Where what is known is enough, whatever comes to it explains as much.
    if (others.length === 0 || (await isLike(seen.difference, others, family))) return null
    const more = free.filter(({ of }) => !known.has(of.id))
    return oneOf(seen, more, { others, family })
  }

  /** Goes from liberty to liberty, each time to the one that comes nearest to the target's answer. */
  const together = async (difference: Judged, family: Family, all: readonly Liberty[]) => {
    const { query, actual } = difference
    let taken: readonly Liberty[] = []
    let answer = await family.answer(query, taken)
    let candidates = all
    while (answer !== null && taken.filter(({ of }) => !known.has(of.id)).length < MOST_UNKNOWN) {
      const steps = await stepsFrom(answer, { taken, candidates, difference, family })
      const found = steps.find(step => areAlike(difference, step.answer, step.taken))
      if (found) return found.taken
      // What changes nothing at first hardly changes anything later, unless it is known to.
      if (taken.length === 0)
        candidates = all.filter(it => known.has(it.of.id) || steps.some(({ liberty }) => liberty === it))
      const nearest = nearestOf(steps, actual)
      if (!nearest || distanceOf(nearest.answer, actual) >= distanceOf(answer, actual)) break
      ;({ taken, answer } = nearest)
      if (answer.kind === 'answer' && (await isFreeOrder({ ...difference, expected: answer }))) return taken
    }
    for (const pair of pairsOf(candidates.slice(0, MOST_IN_PAIRS)))
      if (await isLike(difference, pair, family)) return pair
    return null
  }
  /** One liberty more each, where that changes the answer. */
  const stepsFrom = async (usual: Outcome, { taken, candidates, difference, family }: Standpoint) => {
    const steps: Step[] = []
    for (const liberty of candidates.filter(it => !taken.includes(it))) {
      const answer = await family.answer(difference.query, [...taken, liberty])
      if (answer === null || areAlike({ ...difference, actual: usual }, answer, [])) continue
      if (!(await comesToIt(difference.query, [...taken, liberty], family))) continue
      steps.push({ liberty, taken: [...taken, liberty], answer })
    }
    return steps
  }
  const firstOf = async (find: Find) => {
    for (const family of families) {
      const taken = await find(family)
      if (taken) return taken
    }
    return null
  }
  const learnt = async (find: Find) => {
    const taken = await firstOf(find)
    for (const liberty of taken ?? []) known.set(liberty.of.id, liberty)
    return taken
  }
  return {
    alone: async (seen, quirks) => {
      if (await isAsDocumented(seen.difference)) return []
      return learnt(family => oneOf(seen, quirks?.map(havingQuirk) ?? free, { others: [], family }))
    },
    here: ({ difference, alike }, first) =>
      firstOf(async family => {
        const seen = { difference, besides: [], agreed: [], alike }
        for (const liberty of free) {
          const isOne = await explains(seen, liberty, { others: [], family })
          if (isOne && (await mayBe(first, [liberty], family))) return [liberty]
        }
        return null
      }),
    besides: seen => learnt(family => besides(seen, family)),
    known: difference => learnt(family => together(difference, family, [...known.values()])),
    together: (difference, first, quirks) => {
      const all = [...known.values(), ...free.filter(it => !isWhole(it)), ...quirks.map(havingQuirk)]
      const each = new Map(all.map(liberty => [liberty.of.id, liberty]))
      return learnt(async family => {
        const taken = await together(difference, family, [...each.values()])
        return taken && (await mayBe(first, taken, family)) ? taken : null
      })
    },
    asDocumented: async difference =>
      ofProfile.length > 0
        ? from(difference, await families[0]?.answer(difference.query, [], EXPLAIN))
        : null,
    toPublic: async difference => {
      const { query } = difference
      if (query.door !== 'rest' && query.door !== 'graphql') return null
      const plain = { ...query, by: { as: 'public', headers: {} } }
      return from(difference, await families.at(-1)?.answer(plain, [], EXPLAIN))
    },
    learn: quirk => void known.set(quirk.id, havingQuirk(quirk)),
    close: async () => {
      await Promise.all(families.map(family => family.close()))
    },
  }
}

function isWhole({ kind, of }: Liberty): boolean {
  return kind === 'freedom' && of.isWhole === true
}

/** What a sequence sends before its last command: the first one, the first two, and so on. */
function beginningsOf(query: Query): readonly Query[] {
  if (query.door !== 'sequence') return []
  return query.commands.slice(1).map((_, at) => ({ ...query, commands: query.commands.slice(0, at + 1) }))
}

/** A difference as it is from another right answer. */
function from(difference: Judged, expected: Outcome | null | undefined): Judged | null {
  return expected?.kind === 'answer' ? { ...difference, expected, clauses: clausesIn(expected) } : null
}

function isRefused(outcome: Outcome): boolean {
  return outcome.kind === 'answer' && isRefusal(outcome)
}

function havingQuirk(of: QuirkFacts): Liberty {
  return { kind: 'quirk', of }
}

/** Finds what is free in one server of a family. */
type Find = (family: Family) => Promise<readonly Liberty[] | null>

interface Company {
  /** What is taken in any case. */
  readonly others: readonly Liberty[]
  readonly family: Family
}

interface Standpoint {
  readonly taken: readonly Liberty[]
  readonly candidates: readonly Liberty[]
  readonly difference: Judged
  readonly family: Family
}

interface Step {
  readonly liberty: Liberty
  /** All that is taken then, and what comes of it. */
  readonly taken: readonly Liberty[]
  readonly answer: Outcome
}

function nearestOf(steps: readonly Step[], actual: Outcome): Step | undefined {
  const distances = new Map(steps.map(step => [step, distanceOf(step.answer, actual)]))
  return steps.toSorted((a, b) => Number(distances.get(a)) - Number(distances.get(b)))[0]
}

function* pairsOf<T>(items: readonly T[]): Generator<readonly [T, T]> {
  for (const [index, one] of items.entries()) for (const other of items.slice(index + 1)) yield [one, other]
}
