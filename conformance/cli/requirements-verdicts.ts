import { kitVersion } from '../kit-version.ts'
import { buildReport } from '../report/build-report.ts'
import type { RequirementSet } from '../requirements/requirement-set.ts'
import { platformOf } from '../run/platform-of.ts'
import type { ShownVerdict } from '../run/verdict.ts'
import { baselineByFlags } from './baseline-flags.ts'
import { fire } from './fire.ts'
import type { Given } from './flags.ts'
import type { Io } from './io.ts'
import { preflighted } from './preflight-flags.ts'
import { linesOn } from './progress.ts'
import { countedByFlags, knownClauses, withSet } from './requirements-flags.ts'
import { specsDirectory } from './suite-flags.ts'
import { limitsByFlags, targetByFlags } from './target-flags.ts'
import { barByFlags } from './verdict-flags.ts'

/** What becomes at the target of some scenarios, as a set froze them. Those that it does not hold are not there. */
export async function verdictsBySet(
  set: RequirementSet,
  ids: readonly string[],
  given: Given,
  io: Io,
): Promise<ReadonlyMap<string, ShownVerdict>> {
  return withSet(set, { ...given, positionals: [] }, io, async (own, by) => {
    const { suite, scenarios } = countedByFlags(by, ids)
    if (scenarios.length === 0) return new Map()
    const specs = specsDirectory(own, io)
    const baseline = await baselineByFlags(own, specs, knownClauses(by))
    const found = targetByFlags(own, specs, limitsByFlags(own), { say: linesOn(io) })
    const target = preflighted(found, scenarios, own, io)
    const platform = await platformOf(target, scenarios, io.signal)
    const firing = { suite, scenarios, target, version: platform?.version ?? null, baseline }
    const whole = { likely: undefined, known: null, lifted: null, invariants: set.invariants }
    const fired = await fire({ ...firing, ...whole }, own, { ...io, see: () => {} })
    const head = {
      kit: kitVersion(io.packageDirectory),
      target: target.name,
      platform,
      profile: null,
      shard: null,
    }
    const { clauses } = buildReport(suite.clauses, fired, { ...head, ...barByFlags(own) }).report
    return new Map(clauses.flatMap(it => it.scenarios.map(({ id, verdict }) => [id, verdict] as const)))
  })
}
