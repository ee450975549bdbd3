import { isDeepStrictEqual } from 'node:util'
import type { Answer } from '../client/outcome.ts'
import type { Difference } from '../compare/difference.ts'
import { parsePath, valueAt } from '../compare/path.ts'
import type { Connection } from '../targets/connection.ts'
import type { Cause, Unnamed } from './causes.ts'
import type { ComparingRules } from './compare-answers.ts'
import { nobody } from './families.ts'
import { type Liberty, takenOf } from './liberties.ts'
import type { Taken } from './oracles.ts'
import type { Query } from './query.ts'
import type { QueryDiagnosis } from './query-diagnosis.ts'
import type { Judged, Twin } from './twin.ts'

/** What differences are found and explained by. */
export interface Explained {
  readonly twin: Twin
  readonly diagnosis: QueryDiagnosis
}

/** The same with the oracles that are asked. */
export interface Comparison extends Explained {
  /** What one of them answers is right. */
  readonly oracles: readonly Connection[]
  readonly rules: ComparingRules
}

/** An oracle that takes liberties, with all that compares it with the target. */
export type Adapt = (taken: Taken) => Promise<Comparison & { close(): Promise<void> }>

/**
 * Learns in what a target is otherwise where the documentation leaves that open, so that nothing else hides behind it: a
 * server that shows each time in its own way answers nearly everything otherwise, and may be wrong besides.
 */
export interface Learning {
  /** By an oracle that is otherwise in all that is known. */
  readonly comparison: Comparison
  /** All that is known, in the order in which it was learnt. */
  readonly learnt: readonly Liberty[]
  /** What is learnt where a single freedom explains all that was seen, whatever else would explain it; null: nothing. */
  learnFreedom(cause: Unnamed): Promise<Liberty | null>
  /** What is learnt from a cause; null: nothing. */
  learn(cause: Cause): Promise<Liberty | null>
  close(): Promise<void>
}

export interface LearningOptions {
  /** With nothing known. */
  readonly usual: Comparison
  readonly adapt: Adapt
  readonly freedomIn: (cause: Unnamed) => Promise<Liberty | null>
  /** The liberty that explains a cause; null: none does for certain. */
  readonly libertyIn: (cause: Cause) => Promise<Liberty | null>
}

export function openLearning({ usual, adapt, freedomIn, libertyIn }: LearningOptions): Learning {
  const known = new Map<string, Liberty>()
  let adapted: Awaited<ReturnType<Adapt>> | null = null
  const take = async (liberty: Liberty | null) => {
    if (!liberty || known.has(liberty.of.id)) return null
    known.set(liberty.of.id, liberty)
    const next = await adapt(takenOf([...known.values()])).catch(nobody)
    if (!next) {
      known.delete(liberty.of.id)
      return null
    }
    await adapted?.close()
    adapted = next
    return liberty
  }
  return {
    get comparison() {
      if (!adapted) return usual
      const oracles = [...usual.oracles, ...adapted.oracles]
      return {
        oracles,
        rules: adapted.rules,
        twin: eitherOf(adapted.twin, usual.twin),
        diagnosis: eitherBy(adapted.diagnosis, usual.diagnosis),
      }
    },
    get learnt() {
      return [...known.values()]
    },
    learnFreedom: async cause => take(await freedomIn(cause)),
    learn: async cause => take(await libertyIn(cause)),
    close: async () => adapted?.close(),
  }
}

/**
 * What one of two oracles answers like the target is no difference, and what the usual one has in the same place is not wrong:
 * what was learnt may be too much.
 */
function eitherOf(adapted: Twin, usual: Twin): Twin {
  const ask = async (query: Query) => {
    const judged = await adapted.ask(query)
    if (judged.difference === null) return judged
    const other = await usual.ask(query)
    return other.difference === null || isRightAt(judged.difference, other.expected) ? other : judged
  }
  return { ...adapted, ask, notes: () => [...usual.notes(), ...adapted.notes()] }
}

/** Whether a target has, where it differs from somebody, what an answer has there. */
function isRightAt({ path, actual }: Difference, { status, json }: Answer): boolean {
  if (path === 'status') return actual === status
  const [body, ...steps] = parsePath(path)
  if (body !== 'body' || json === undefined) return false
  return isDeepStrictEqual(valueAt(json, steps), actual)
}

/** What was learnt may spoil the name of what is wrong besides. */
function eitherBy(adapted: QueryDiagnosis, usual: QueryDiagnosis): QueryDiagnosis {
  const both = async (of: (diagnosis: QueryDiagnosis) => Promise<readonly string[]>) => [
    ...new Set([...(await of(adapted)), ...(await of(usual))]),
  ]
  return {
    explain: async (seen, rests) => {
      const found = await adapted.explain(seen, rests)
      return found.length > 0 ? found : usual.explain(seen, rests)
    },
    among: (quirks, difference) => both(it => it.among(quirks, difference)),
    sparing: (quirks, right) => both(it => it.sparing(quirks, right)),
    // Each is closed by whoever has opened it.
    close: async () => {},
  }
}

/** A difference as it is where all that is known is taken for granted; null: there is none left. */
export async function leftOf(difference: Judged, { comparison, learnt }: Learning): Promise<Judged | null> {
  if (learnt.length === 0 || difference.actual.kind === 'no-answer') return difference
  const judged = await comparison.twin.ask(difference.query)
  return judged.difference === null ? null : judged
}
