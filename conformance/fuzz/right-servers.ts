import type { Outcome } from '../client/outcome.ts'
import type { Patient } from '../diagnosis/ward.ts'
import type { FreedomFacts } from '../targets/oracle.ts'
import { CannotJudge } from '../targets/target.ts'
import { UsageError } from '../usage-error.ts'
import type { Query } from './query.ts'
import type { Judged } from './twin.ts'

/** Finds right servers that give a target's answer. `close` must be called. */
export interface RightServers {
  /** What is free in one that takes a single freedom; null: there is none. */
  alone(difference: Judged): Promise<FreedomFacts | null>
  /**
   * What is free in one that takes those freedoms of which the target is known to take them, and one or two besides;
   * null: there is none.
   */
  together(difference: Judged): Promise<readonly FreedomFacts[] | null>
  close(): Promise<void>
}

/** Opens an oracle that takes freedoms. Rejects with a UsageError where they do not go with each other. */
export type Way = (freedoms: readonly string[]) => Promise<Patient>

export interface RightServersOptions {
  /** Those of the service. */
  readonly freedoms: readonly FreedomFacts[]
  /** What servers are like in all else: as documented, or as the profile that the target is judged as. */
  readonly ways: readonly Way[]
  readonly ask: (query: Query, of: Patient) => Promise<Outcome>
  /** Whether a right server's answer is the target's. */
  readonly areAlike: (difference: Judged, right: Outcome) => boolean
}

/** So many of the freedoms that change an answer are tried two by two: more of them say little of what changed it. */
const MOST_IN_PAIRS = 12

/** A target that took a freedom once takes it always: what is found of one difference is known for the next ones. */
export function openRightServers({ freedoms, ways, ask, areAlike }: RightServersOptions): RightServers {
  const kept = ways.map(() => new Map<FreedomFacts, Promise<Patient | null>>())
  const known = new Set<FreedomFacts>()
  const askOne = (query: Query, server: Patient | null) => server && ask(query, server).catch(nobody)
  /** Who takes one alone is asked of every difference, and stays. */
  const askWith = async ({ query }: Judged, taken: readonly FreedomFacts[], nth: number) => {
    const open = () => ways[nth]?.(taken.map(({ id }) => id)).catch(nobody) ?? null
    const [one, another] = taken
    if (one && !another) {
      const server = kept[nth]?.get(one) ?? open()
      if (server) kept[nth]?.set(one, server)
      return askOne(query, await server)
    }
    const server = await open()
    try {
      return await askOne(query, server)
    } finally {
      await server?.close()
    }
  }
  const isLike = async (difference: Judged, taken: readonly FreedomFacts[], nth: number) => {
    const answer = await askWith(difference, taken, nth)
    return answer !== null && areAlike(difference, answer)
  }
  /** One more than is known, or two of those that change what is answered. */
  const besidesKnown = async (difference: Judged, nth: number) => {
    const usual = await askWith(difference, [...known], nth)
    const changing: FreedomFacts[] = []
    for (const freedom of freedoms.filter(it => !known.has(it))) {
      const answer = await askWith(difference, [...known, freedom], nth)
      if (answer === null) continue
      if (areAlike(difference, answer)) return [...known, freedom]
      if (usual === null || !areAlike({ ...difference, actual: usual }, answer)) changing.push(freedom)
    }
    for (const pair of pairsOf(changing.slice(0, MOST_IN_PAIRS))) {
      const taken = [...known, ...pair]
      if (await isLike(difference, taken, nth)) return taken
    }
    return null
  }
  return {
    alone: async difference => {
      for (const nth of ways.keys()) {
        for (const freedom of freedoms) {
          if (!(await isLike(difference, [freedom], nth))) continue
          known.add(freedom)
          return freedom
        }
      }
      return null
    },
    together: async difference => {
      for (const nth of ways.keys()) {
        const taken = await besidesKnown(difference, nth)
        if (!taken) continue
        for (const freedom of taken) known.add(freedom)
        return taken
      }
      return null
    },
    close: async () => {
      const servers = kept.flatMap(it => [...it.values()])
      await Promise.all(servers.map(async server => (await server)?.close()))
    },
  }
}

function* pairsOf<T>(items: readonly T[]): Generator<readonly [T, T]> {
  for (const [index, one] of items.entries()) for (const other of items.slice(index + 1)) yield [one, other]
}

/** A caller whom nobody can be is answered nothing, nor is anybody by a server that cannot be. */
function nobody(error: unknown): null {
  if (error instanceof CannotJudge || error instanceof UsageError) return null
  throw error
}
