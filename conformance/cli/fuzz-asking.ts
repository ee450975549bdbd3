import { availableParallelism } from 'node:os'
import { type Asking, askingHere } from '../fuzz/asking.ts'
import { askingInThreads } from '../fuzz/threads/asking-in-threads.ts'
import { OtherThread } from '../fuzz/threads/other-thread.ts'
import type { Twin } from '../fuzz/twin.ts'
import type { Given } from './flags.ts'
import { type FuzzPlan, oracleAsTarget } from './fuzz-flags.ts'
import { limitsByFlags } from './target-flags.ts'

interface Around {
  readonly specs: string
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** With fewer queries a thread costs more than it spares: it must load all that answers, and grow warm. */
const LEAST_OF_THREAD = 8000

/** Asks the embedded reference in two threads where that pays; any target gets no more requests at once than it was said. */
export function askingFor(twin: Twin, plan: FuzzPlan, given: Given, { specs, environment }: Around): Asking {
  const { way, service, runs, workers } = plan
  const target = oracleAsTarget(given, specs)
  const isWorthwhile = way.kind === 'queries' && runs >= LEAST_OF_THREAD
  if (target === null || !isWorthwhile || Math.min(availableParallelism(), workers) < 2) {
    return askingHere(twin, workers)
  }
  const options = { ...plan, specs, environment, limits: limitsByFlags(given) }
  return askingInThreads(twin, new OtherThread({ service, target, options }))
}
