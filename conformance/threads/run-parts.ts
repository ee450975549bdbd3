import { rejudge } from '../baseline/rejudge.ts'
import { watchOver } from '../invariants/watch-over.ts'
import { type Judged, judgedOf } from '../report/assemble.ts'
import { run } from '../run/run.ts'
import type { StopReason } from '../run/stop.ts'
import type { Clause } from '../suite/clause.ts'
import { keepWorlds } from '../targets/oracle.ts'
import { oracleTarget } from '../targets/oracle-target.ts'
import type { Part } from './parts.ts'
import type { Share } from './share.ts'

export interface PartsOptions extends Pick<Share, 'rules' | 'oracle' | 'taken'> {
  readonly clauses: readonly Clause[]
  readonly parts: readonly Part[]
  readonly signal: AbortSignal
  readonly see: (judged: Judged) => void
}

/** Runs one part after the other that no other thread has taken, at a reference of its own. Gives why it ended early. */
export async function runParts({ parts, taken, ...options }: PartsOptions): Promise<StopReason | null> {
  const { rules, clauses, oracle, signal, see } = options
  const [worlds, among, counter] = [keepWorlds(), parts.flat(), new Int32Array(taken)]
  const next = () => parts[Atomics.add(counter, 0, 1)]
  for (let scenarios = next(); scenarios; scenarios = next()) {
    // Another one for each part: nothing else starts from the same, and servers that nobody asks any more take memory.
    const target = oracleTarget({ ...oracle, worlds })
    try {
      const { stopped } = await run({
        ...rules,
        ...{ clauses, target, scenarios, among, maxFailures: 0, watchOver },
        // One of its own for each run: many runs would pile up listeners on the one they share.
        signal: AbortSignal.any([signal]),
        rejudge: result => rejudge(result, rules.baseline),
        onResult: result => see(judgedOf(result)),
      })
      if (stopped) return stopped
    } finally {
      await target.close()
    }
  }
  return null
}
