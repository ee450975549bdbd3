import type { Answer, Outcome } from '../client/outcome.ts'
import { isRefusal } from '../compare/expectation.ts'
import { mayWrite } from '../safety/may-write.ts'
import type { Connection } from '../targets/connection.ts'
import { CannotJudge } from '../targets/target.ts'
import type { Asked } from './asking.ts'
import type { SequenceQuery } from './commands/command.ts'
import { sameIdentities } from './commands/identities.ts'
import { performBoth } from './commands/perform-both.ts'
import { type Compared, SAME } from './compare-answers.ts'
import { type Query, requestOf } from './query.ts'
import { answerOf } from './twin.ts'

/** Queries that target and oracle answer alike, of each kind one: they tell what cannot be wrong with the target. */
export interface Agreed {
  see(asked: Pick<Asked, 'query' | 'statuses'>): void
  /**
   * Some of them, those first that ask the same path, and then those that are built alike. Of sequences those that write in
   * the same places.
   */
  near(query: Query): readonly Query[]
}

const MOST_KEPT = 300
/** Of the same path, of those that are built alike, and of others. */
const MOST_NEAR = 12
const MOST_ALIKE = 24
const MOST_OTHERS = 48
/** To go through a sequence takes as long as many queries. */
const MOST_SEQUENCES = 12

export function openAgreed(): Agreed {
  const kinds = new Map<string, Query>()
  const sequences = new Map<string, SequenceQuery>()
  return {
    see: ({ query, statuses }) => {
      if (query.door === 'sequence') return keep(sequences, [...placesWritten(query)].sort().join(), query)
      // Of refusals nobody knows whether they are alike in all.
      if (!statuses.some(it => it >= 400)) keep(kinds, kindOf(query), query)
    },
    near: query => {
      const { path } = placeOf(query)
      const all = [...kinds.values()]
      const same = all.filter(it => placeOf(it).path === path)
      const alike = mostAlike(query, all)
      const others = all.filter(it => placeOf(it).path !== path && !alike.includes(it))
      const reads = [...spread(same, MOST_NEAR), ...alike, ...spread(others, MOST_OTHERS)]
      return [...new Set<Query>(reads), ...writingAlike(query, [...sequences.values()])]
    },
  }
}

/** The first of each kind. */
function keep<Q>(kept: Map<string, Q>, kind: string, query: Q): void {
  if (kept.size < MOST_KEPT && !kept.has(kind)) kept.set(kind, query)
}

function writingAlike(query: Query, all: readonly SequenceQuery[]): readonly SequenceQuery[] {
  if (query.door !== 'sequence') return []
  const wanted = placesWritten(query)
  return mostOf(all, MOST_SEQUENCES, it => [...placesWritten(it)].filter(place => wanted.has(place)).length)
}

/** The places where a sequence writes, without the names of entries. */
function placesWritten({ commands }: SequenceQuery): ReadonlySet<string> {
  const writes = commands.map(({ request }) => request).filter(request => mayWrite(request))
  return new Set(
    writes.map(({ method, path }) => `${method} ${path.split('?')[0]?.replace(/<[^>]+>/g, '*')}`),
  )
}

/** A path with the names of its parameters, or the fields at the root of a document. */
function kindOf(query: Query): string {
  if (query.door === 'graphql') return query.selections.map(({ name }) => name).join()
  const { path, names } = placeOf(query)
  return `${path} ${names}`
}

function placeOf(query: Query): { readonly path: string; readonly names: string } {
  const [path = '', search = ''] = requestOf(query).path.split('?')
  const names = search.split('&').map(pair => pair.split('=')[0]?.replace(/\[\d+\]/g, ''))
  return { path, names: names.toSorted().join() }
}

/** The queries that share most of a query's structure, whatever attributes they name: a populate inside of a populate, for one. */
function mostAlike(query: Query, all: readonly Query[]): readonly Query[] {
  const wanted = frameOf(query)
  const common = (other: Query) => [...frameOf(other)].filter(it => wanted.has(it)).length
  return mostOf(all, MOST_ALIKE, common)
}

/** Those with the highest counts, and none without any. */
function mostOf<T>(items: readonly T[], most: number, countOf: (item: T) => number): readonly T[] {
  const counted = items.map(it => ({ it, count: countOf(it) })).filter(({ count }) => count > 0)
  return counted
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ it }) => it)
}

const WORDS = new Set(['populate', 'filters', 'fields', 'sort', 'pagination', 'on'])

/** The paths of its parameters, and what leads to them, without names of the model: `populate/populate/filters/$ne`. */
function frameOf(query: Query): ReadonlySet<string> {
  const frame = new Set<string>()
  for (const name of placeOf(query).names.split(',')) {
    const steps = name.split(/[[\]]+/).filter(it => WORDS.has(it) || it.startsWith('$'))
    for (const depth of steps.keys()) frame.add(steps.slice(0, depth + 1).join('/'))
  }
  return frame
}

/** So many at most, from all over a list. */
function spread<T>(items: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, items.length / most)
  return Array.from({ length: Math.min(most, items.length) }, (_, n) => items[Math.floor(n * step)]).filter(
    it => it !== undefined,
  )
}

/** How to find out whether somebody who is wrong answers otherwise. */
export interface Contrast {
  /** One who is right is asked. Null: nobody is there who could ask. */
  readonly usual: (query: Query) => Promise<Outcome | null>
  readonly wrong: (query: Query) => Promise<Outcome | null>
  /** Whether two answers are the same but for the order of rows. */
  readonly isSame: IsSame
  /** The two of them, to go through sequences. */
  readonly stages: { readonly usual: Connection; readonly wrong: Connection }
}

export type IsSame = (query: Query, one: Answer, other: Outcome) => boolean

/** Whether one who is wrong answers otherwise what a target answers right: then the target is not wrong in that way. */
export async function isContrary(right: readonly Query[], contrast: Contrast): Promise<boolean> {
  const { usual, wrong, isSame } = contrast
  for (const query of right) {
    if (query.door === 'sequence') {
      if (await goesOtherwise(query, contrast)) return true
      continue
    }
    const expected = await usual(query)
    if (expected?.kind !== 'answer' || isRefusal(expected)) continue
    const answered = await wrong(query)
    if (answered && !isSame(query, expected, answered)) return true
  }
  return false
}

/** Whether a sequence that a target goes through right goes otherwise with one who is wrong. */
async function goesOtherwise(query: SequenceQuery, { isSame, stages }: Contrast): Promise<boolean> {
  const gone = performBoth(query, {
    ...{ oracle: stages.usual, target: stages.wrong, openIdentities: () => sameIdentities },
    compare: async (upTo, told, outcome) => {
      const expected = answerOf(told)
      const areRefused = isRefusal(expected) && outcome.kind === 'answer' && isRefusal(outcome)
      return areRefused || isSame(upTo, expected, outcome) ? SAME : OTHER
    },
  })
  return gone.then(({ found }) => found.difference !== null, isUnable)
}

/** Whoever does not let a caller in goes no further than that. */
function isUnable(error: unknown): true {
  if (error instanceof CannotJudge) return true
  throw error
}

const OTHER: Compared = { place: 'body', difference: { path: 'body', expected: null, actual: null } }
