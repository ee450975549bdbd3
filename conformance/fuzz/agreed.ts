import type { Answer, Outcome } from '../client/outcome.ts'
import { isRefusal } from '../compare/expectation.ts'
import type { Asked } from './asking.ts'
import { type Query, requestOf } from './query.ts'

/** Queries that target and oracle answer alike, of each kind one: they tell what cannot be wrong with the target. */
export interface Agreed {
  see(asked: Pick<Asked, 'query' | 'statuses'>): void
  /** Some of them, those first that ask the same path, and then those that are built alike. */
  near(query: Query): readonly Query[]
}

const MOST_KEPT = 300
/** Of the same path, of those that are built alike, and of others. */
const MOST_NEAR = 12
const MOST_ALIKE = 24
const MOST_OTHERS = 48

export function openAgreed(): Agreed {
  const kinds = new Map<string, Query>()
  return {
    see: ({ query, statuses }) => {
      // What sequences do is not asked again, and of refusals nobody knows whether they are alike in all.
      if (query.door === 'sequence' || kinds.size >= MOST_KEPT || statuses.some(it => it >= 400)) return
      const kind = kindOf(query)
      if (!kinds.has(kind)) kinds.set(kind, query)
    },
    near: query => {
      const { path } = placeOf(query)
      const all = [...kinds.values()]
      const same = all.filter(it => placeOf(it).path === path)
      const alike = mostAlike(query, all)
      const others = all.filter(it => placeOf(it).path !== path && !alike.includes(it))
      return [...new Set([...spread(same, MOST_NEAR), ...alike, ...spread(others, MOST_OTHERS)])]
    },
  }
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
  const counted = all.map(it => ({ it, count: common(it) })).filter(({ count }) => count > 0)
  return counted
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_ALIKE)
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
  readonly isSame: (query: Query, one: Answer, other: Outcome) => boolean
}

/** Whether one who is wrong answers otherwise what a target answers right: then the target is not wrong in that way. */
export async function isContrary(
  right: readonly Query[],
  { usual, wrong, isSame }: Contrast,
): Promise<boolean> {
  for (const query of right) {
    const expected = await usual(query)
    if (expected?.kind !== 'answer' || isRefusal(expected)) continue
    const answered = await wrong(query)
    if (answered && !isSame(query, expected, answered)) return true
  }
  return false
}
