import { watchOverPartsOf } from '../invariants/watch-over.ts'
import type { Report, Reported } from '../report/report.ts'
import { differingReport } from '../report/scenario-report.ts'
import { runAtReference } from '../run/run-at-reference.ts'
import { isDiffering, isJudged, VERDICTS } from '../run/verdict.ts'
import type { Suite } from '../suite/load-suite.ts'
import { keepWorlds, listProfiles, listQuirks } from '../targets/oracle.ts'
import { diagnose } from './diagnose.ts'
import { likeProfile } from './like-profile.ts'

export interface DiagnosisOptions {
  /** The profile to compare with; null: the one that explains most. */
  readonly profile: string | null
  /** The suite that was run; scenarios that it does not hold are not explained. */
  readonly suite: () => Suite
  /** When it is aborted, the report stays as it is. */
  readonly signal: AbortSignal
  /** Is told each quirk that is tried. */
  readonly onQuirk: (id: string) => void
}

/** The same report, with what the target behaves like. The quirks are tried at references of our own. */
export async function diagnoseReport(reported: Reported, options: DiagnosisOptions): Promise<Reported> {
  const { report } = reported
  const { signal, onQuirk } = options
  const hasDiffering = VERDICTS.some(it => isDiffering(it) && report.summary.verdicts[it] > 0)
  if (!hasDiffering || signal.aborted) return reported
  const [open, worlds] = [onlyOnce(options.suite), keepWorlds()]
  const byId = onlyOnce(
    () => new Map(open().clauses.flatMap(clause => clause.scenarios.map(it => [it.id, it]))),
  )
  const judged = onlyOnce(() => scenariosOf(report).flatMap(id => byId().get(id) ?? []))
  const watch = onlyOnce(() => watchOverPartsOf(judged()))
  const as = { platformVersion: report.platform?.version ?? null, signal }
  const diagnosis = await diagnose(report, await listQuirks(), async (quirk, ids) => {
    if (signal.aborted) return []
    onQuirk(quirk)
    const scenarios = ids.flatMap(id => byId().get(id) ?? [])
    const { results } = await runAtReference({
      ...{ suite: open(), scenarios, quirks: [quirk], worlds, watch: watch() },
      ...as,
    })
    return results.map(differingReport)
  })
  // Of a stranger, of which too much differs, nothing can be like it either.
  const isKnown = diagnosis !== null || options.profile !== null
  const like =
    isKnown && !signal.aborted
      ? await likeProfile(report, await listProfiles(), options.profile, {
          ...{ suite: open(), worlds, watch: watch() },
          ...as,
        })
      : null
  return signal.aborted ? reported : { ...reported, report: { ...report, diagnosis, like } }
}

function scenariosOf({ clauses }: Report): readonly string[] {
  return clauses.flatMap(({ scenarios }) =>
    scenarios.flatMap(({ id, verdict, repeat }) => (isJudged(verdict) && repeat === 1 ? id : [])),
  )
}

/** Most reports need no suite: no quirk breaks what differs in them. */
function onlyOnce<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
