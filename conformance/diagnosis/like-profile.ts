import type { WatchOver } from '../invariants/watch.ts'
import type { LikeProfile, Report } from '../report/report.ts'
import { differingReport } from '../report/scenario-report.ts'
import { runAtReference } from '../run/run-at-reference.ts'
import type { Scenario } from '../suite/clause.ts'
import type { Suite } from '../suite/load-suite.ts'
import type { OracleProfile, WorldSource } from '../targets/oracle.ts'
import { symptomsOf } from './symptom.ts'

/** How each scenario is wrong, by its id; null: it is as expected. */
export type Symptoms = ReadonlyMap<string, string | null>

export interface ProfileRun {
  readonly suite: Suite
  readonly scenarios: readonly Scenario[]
  readonly worlds: WorldSource
  readonly platformVersion: string | null
  readonly signal: AbortSignal
  /** What looks at the answers. */
  readonly watch?: WatchOver
}

/** What is wrong of the answers that the reference with a profile gives. */
export async function symptomsWith(profile: string, run: ProfileRun): Promise<Symptoms> {
  const { results } = await runAtReference({ ...run, quirks: [], profile })
  return symptomsOf(results.map(differingReport))
}

/** A target that differs in less is no other program, but this one with mistakes. */
const LEAST_DIFFERING = 20
/** A profile that is named by nobody must explain so much of what differs, and be wrong of no more. */
const LEAST_EXPLAINED = 0.5

/**
 * The profile that a target is like, and what it answers otherwise; null when it is like none. What differs is asked of
 * every profile, then all that was judged of the one that explains most. A profile that is named is compared anyway.
 */
export async function likeProfile(
  report: Report,
  profiles: readonly OracleProfile[],
  named: string | null,
  run: Omit<ProfileRun, 'scenarios'>,
): Promise<LikeProfile | null> {
  const own = symptomsOf(report.clauses.flatMap(({ scenarios }) => scenarios))
  const judged = run.suite.clauses.flatMap(({ scenarios }) => scenarios).filter(({ id }) => own.has(id))
  const differing = judged.filter(({ id }) => typeof own.get(id) === 'string')
  const profile =
    named === null
      ? await nearestOf(profiles, differing, { own, run })
      : profiles.find(({ name }) => name === named)
  if (!profile) return null
  const theirs = await symptomsWith(profile.name, { ...run, scenarios: judged })
  const otherwise = judged.filter(({ id }) => theirs.has(id) && theirs.get(id) !== own.get(id))
  if (named === null && otherwise.length > differing.length * LEAST_EXPLAINED) return null
  return { profile: profile.name, says: profile.says, otherwise: otherwise.map(({ id }) => id) }
}

interface Compared {
  readonly own: Symptoms
  readonly run: Omit<ProfileRun, 'scenarios'>
}

/** The profile that is wrong in most of these scenarios as the target is; undefined when none is in enough of them. */
async function nearestOf(
  profiles: readonly OracleProfile[],
  differing: readonly Scenario[],
  { own, run }: Compared,
): Promise<OracleProfile | undefined> {
  if (differing.length < LEAST_DIFFERING) return undefined
  const tried: { readonly profile: OracleProfile; readonly alike: number }[] = []
  for (const profile of profiles) {
    const theirs = await symptomsWith(profile.name, { ...run, scenarios: differing })
    tried.push({ profile, alike: differing.filter(({ id }) => theirs.get(id) === own.get(id)).length })
  }
  const [nearest] = tried.sort((a, b) => b.alike - a.alike)
  return nearest && nearest.alike >= differing.length * LEAST_EXPLAINED ? nearest.profile : undefined
}
