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
  alone(difference: Judged): Promise<readonly FreedomFacts[] | null>
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
  const families = ways.map(way => openFamily(way, ask))
  const known = new Set<FreedomFacts>()
  const isLike = async (difference: Judged, taken: readonly FreedomFacts[], family: Family) => {
    const answer = await family.answer(difference.query, taken)
    return answer !== null && areAlike(difference, answer)
  }
  const alone = async (difference: Judged, family: Family) => {
    for (const freedom of freedoms) if (await isLike(difference, [freedom], family)) return [freedom]
    return null
  }
  /** One more than is known, or two of those that change what is answered. */
  const together = async (difference: Judged, family: Family) => {
    const usual = await family.answer(difference.query, [...known])
    const changing: FreedomFacts[] = []
    for (const freedom of freedoms.filter(it => !known.has(it))) {
      const answer = await family.answer(difference.query, [...known, freedom])
      if (answer === null) continue
      if (areAlike(difference, answer)) return [...known, freedom]
      if (usual === null || !areAlike({ ...difference, actual: usual }, answer)) changing.push(freedom)
    }
    for (const pair of pairsOf(changing.slice(0, MOST_IN_PAIRS)))
      if (await isLike(difference, [...known, ...pair], family)) return [...known, ...pair]
    return null
  }
  const search = (find: typeof alone) => async (difference: Judged) => {
    for (const family of families) {
      const taken = await find(difference, family)
      if (!taken) continue
      for (const freedom of taken) known.add(freedom)
      return taken
    }
    return null
  }
  return {
    alone: search(alone),
    together: search(together),
    close: async () => {
      await Promise.all(families.map(family => family.close()))
    },
  }
}

/** Servers that are alike in all but the freedoms that they take. */
interface Family {
  /** Null where there is no such server, or it knows nobody who could ask. */
  answer(query: Query, taken: readonly FreedomFacts[]): Promise<Outcome | null>
  close(): Promise<void>
}

/** Who takes a single freedom is asked of every difference, and stays. */
function openFamily(way: Way, ask: RightServersOptions['ask']): Family {
  const kept = new Map<string, Promise<Patient | null>>()
  const open = (ids: readonly string[]) => way(ids).catch(nobody)
  const askOne = (query: Query, server: Patient | null) => server && ask(query, server).catch(nobody)
  const askKept = async (query: Query, id: string) => {
    const server = kept.get(id) ?? open([id])
    kept.set(id, server)
    return askOne(query, await server)
  }
  const askOnce = async (query: Query, ids: readonly string[]) => {
    const server = await open(ids)
    try {
      return await askOne(query, server)
    } finally {
      await server?.close()
    }
  }
  return {
    answer: (query, taken) => {
      const ids = taken.map(({ id }) => id)
      const [one, ...others] = ids
      return one !== undefined && others.length === 0 ? askKept(query, one) : askOnce(query, ids)
    },
    close: async () => {
      await Promise.all([...kept.values()].map(async server => (await server)?.close()))
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
