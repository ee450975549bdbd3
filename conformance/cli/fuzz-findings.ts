import { basename } from 'node:path'
import { NO_ANSWER } from '../fuzz/compare-answers.ts'
import type { Documentation } from '../fuzz/documentation.ts'
import type { Figures, FuzzRun } from '../fuzz/fuzz.ts'
import { gather, type Ruled } from '../fuzz/gather.ts'
import { entryNames } from '../fuzz/names.ts'
import { siteNames } from '../fuzz/platform/titles.ts'
import { queriedWorld } from '../fuzz/queried-world.ts'
import { type Finding, findingOf } from '../fuzz/report/findings.ts'
import type { Origin } from '../fuzz/report/scenario.ts'
import type { Setup } from '../fuzz/setup.ts'
import type { Entries } from '../fuzz/smaller-world.ts'
import { isRed } from '../fuzz/standing.ts'
import { type Scrubber, scrubber } from '../report/scrub.ts'
import { checkedWorlds, loadSuite } from '../suite/load-suite.ts'
import { readWorldKeys } from '../suite/worlds.ts'
import type { Connection } from '../targets/connection.ts'
import type { ExitCode } from './command.ts'
import type { FuzzPlan } from './fuzz-flags.ts'

/**
 * What findings come to. What is left open fails only where somebody wants it to, and a target that gave no answer at all
 * was not judged.
 */
export function codeOf(findings: readonly Finding[], { isStrict }: Pick<FuzzPlan, 'isStrict'>): ExitCode {
  const judged = findings.filter(({ place }) => place !== NO_ANSWER)
  if (judged.some(({ standing }) => isStrict || isRed(standing))) return 1
  return findings.length > judged.length ? 3 : 0
}

/** Takes out of texts what nobody may read in a report, and what another run would write otherwise. */
export function scrubberOf(target: Connection, startedAt: number): Scrubber {
  const { url, shownUrl } = target.endpoint
  return scrubber({ secrets: target.secrets(), url, shownUrl, from: startedAt, to: Date.now() })
}

export interface FindingsOptions {
  readonly setup: Setup
  readonly documentation: Documentation
  readonly plan: FuzzPlan
  readonly specs: string
  /** When the run began, in milliseconds since the epoch. */
  readonly startedAt: number
}

/** What was found, and in how many answers each clause had a part. */
type Found = Pick<FuzzRun, 'causes'> & { readonly figures: Pick<Figures, 'clauses'> }

/** What causes are by the documentation, where it says anything, and those that are likely one told as one. */
export async function ruledCauses(
  { causes, figures }: Found,
  { judge, diagnosis, quirks }: Pick<Setup, 'judge' | 'diagnosis' | 'quirks'>,
  documentation: Documentation,
): Promise<readonly Ruled[]> {
  if (!judge) return causes.map(cause => ({ cause, standing: null, alike: [] }))
  const standings = await judge.standingsOf(causes, documentation)
  const ruled = standings.flatMap((standing, at) => {
    const cause = causes[at]
    return cause ? [{ cause, standing, alike: [] }] : []
  })
  return gather(ruled, { ...documentation, diagnosis, quirks, fired: figures.clauses })
}

function originOf({ way, seed, profile }: FuzzPlan): Origin {
  return {
    found: way.kind === 'written' ? 'assayer fuzz --request' : `assayer fuzz --seed ${seed}`,
    expected: profile === undefined ? 'the reference’s answer' : `the answer of the reference as ${profile}`,
  }
}

/** Every cause in the words of a report. The suite is read only when there is one. */
export function findingsOf(
  ruled: readonly Ruled[],
  fired: Figures['clauses'],
  entries: readonly (Entries | null)[],
  { setup, documentation, plan, specs, startedAt }: FindingsOptions,
): readonly Finding[] {
  if (ruled.length === 0) return []
  const { target, world, quirks, platform } = setup
  const { shownUrl } = target.endpoint
  const keys = readWorldKeys(specs).keysOf(plan.world) ?? new Map<string, string>()
  const options = {
    keys,
    worlds: checkedWorlds(specs),
    clauses: loadSuite(specs).clauses,
    quirks,
    speaksOf: documentation.speaksOf,
    fired,
    world: basename(plan.world),
    as: plan.as,
    names: platform ? siteNames(platform.titles) : entryNames(world, queriedWorld(world), keys),
    platformVersion: platform?.version ?? null,
    siteAddress: platform?.address ?? null,
    origin: originOf(plan),
    shownUrl,
    pathOf: platform?.pathOf,
    scrub: scrubberOf(target, startedAt),
  }
  return ruled.map((it, index) => findingOf(it, entries[index] ?? null, options))
}
