import type { Digests } from '../digests/digests.ts'
import { type Configuration, selectBy } from '../proof/configuration.ts'
import { type JudgeOptions, judgeRecording } from '../proof/judge-recording.ts'
import { makeBundle } from '../proof/make-bundle.ts'
import type { Files } from '../proof/pack.ts'
import { recordingReader } from '../proof/read-recording.ts'
import { readConfiguration } from '../proof/verify.ts'
import type { Report, ScenarioReport } from '../report/report.ts'
import { isDiffering, isJudged } from '../run/verdict.ts'
import { isBelow } from '../suite/select.ts'
import type { Explanation } from './changes-file.ts'

/** A bundle that is published, and the folder below `reports/` that holds it. */
export interface Published {
  readonly program: string
  readonly files: Files
}

/** A verdict of a published program that is no longer what it was. */
export interface Change {
  readonly scenario: string
  readonly was: string
  readonly is: string
  /** Why, as far as that can be told: the suite, the data of its world, or the kit that judges. */
  readonly cause: 'suite' | 'data' | 'kit'
  /** What differs now; null: nothing more is to be said. */
  readonly says: string | null
  /** Null: nobody has explained it. */
  readonly why: string | null
}

/** What the suite as it is now makes of a published program. */
export interface Preview {
  readonly program: string
  /** By what it was judged, and is no longer. */
  readonly judgedBy: 'suite' | 'kit'
  /** The commit of the kit that has judged it; null: it does not say. */
  readonly commit: string | null
  readonly changes: readonly Change[]
  /** Scenarios that it was not asked: only a new run can tell. */
  readonly added: number
}

export const ASK_AGAIN = 'cannot be told: ask again'
export const GONE = 'gone'

/** Judges the recording of a bundle by the suite as it is now, and compares the verdicts with those that it has. */
export async function preview(
  { program, files }: Published,
  explanations: readonly Explanation[],
  options: JudgeOptions,
): Promise<Preview> {
  const { specs } = options
  const configuration = askingAll(readConfiguration(files, specs))
  const recording = recordingReader(specs)(files['recording.ndjson'])
  const selected = selectBy(configuration, specs)
  const judging = { ...options, selected, isRepeating: true }
  const watched = await judgeRecording(recording, configuration, judging)
  // What the kit reads besides may have become more since: the scenario itself can be told without it.
  const isAllHeard = watched.unheard.size === 0
  const bare = isAllHeard
    ? watched
    : await judgeRecording(recording, configuration, { ...judging, isWatched: false })
  const before: Report = JSON.parse(files['results.json'])
  const now = scenariosIn(watched.reported.report)
  for (const [id, scenario] of scenariosIn(bare.reported.report))
    if (watched.unheard.has(id)) now.set(id, scenario)
  const known = scenariosIn(before)
  const causeOf = causesBetween(before.digests, watched.digests)
  const changes = [...known.values()].flatMap(was => {
    const change = changeOf(was, now.get(was.id), bare.unheard)
    if (!change) return []
    const why = explanations.find(it => explains(it, program, was.id))?.why ?? null
    return [{ scenario: was.id, was: was.verdict, cause: causeOf(was.world), why, ...change }]
  })
  const added = [...now.keys()].filter(id => !known.has(id)).length
  const judgedBy = before.digests?.suite === watched.digests.suite ? 'kit' : 'suite'
  return { program, judgedBy, commit: configuration.commit ?? null, changes, added }
}

/** A bundle that was made anew is only about what it was asked once. */
function askingAll(configuration: Configuration): Configuration {
  const { scenarios: _, ...selection } = configuration.selection
  return { ...configuration, selection }
}

function scenariosIn({ clauses }: Report): Map<string, ScenarioReport> {
  return new Map(clauses.flatMap(({ scenarios }) => scenarios.map(it => [it.id, it] as const)))
}

function changeOf(
  was: ScenarioReport,
  now: ScenarioReport | undefined,
  unheard: ReadonlyMap<string, string>,
): Pick<Change, 'is' | 'says'> | null {
  // What nobody had judged is no verdict that could be lost.
  if (!now) return isJudged(was.verdict) ? { is: GONE, says: null } : null
  const missing = unheard.get(was.id)
  if (missing !== undefined) return { is: ASK_AGAIN, says: `the recording does not have ${missing}` }
  return now.verdict === was.verdict ? null : { is: now.verdict, says: saysOf(now) }
}

function saysOf({ verdict, reason, steps }: ScenarioReport): string | null {
  if (reason !== null) return reason
  const [difference] = isDiffering(verdict) ? steps.flatMap(({ details }) => details?.differences ?? []) : []
  if (!difference) return null
  const { path, expected, actual } = difference
  return `${path} is ${JSON.stringify(actual)}, where ${JSON.stringify(expected)} is expected`
}

/** Of a scenario, by its world. */
function causesBetween(before: Digests | undefined, now: Digests): (world: string) => Change['cause'] {
  return world => {
    if (before?.worlds[world] !== now.worlds[world]) return 'data'
    return before?.suite === now.suite ? 'kit' : 'suite'
  }
}

function explains({ scenario, program }: Explanation, of: string, id: string): boolean {
  return (program === undefined || program === of) && isBelow(id, scenario)
}

/** Explanations of which no change is left. */
export function outdated(
  explanations: readonly Explanation[],
  previews: readonly Preview[],
): readonly Explanation[] {
  return explanations.filter(
    explanation =>
      !previews.some(({ program, changes }) =>
        changes.some(({ scenario }) => explains(explanation, program, scenario)),
      ),
  )
}

/**
 * The files of a bundle with what the suite as it is now makes of its recording, as far as it was asked; null where that
 * cannot be told, or changes a verdict that nobody has explained.
 */
export async function renewed(
  { files }: Published,
  { changes }: Preview,
  options: JudgeOptions,
): Promise<Files | null> {
  if (changes.some(({ why }) => why === null)) return null
  const configuration = askingAll(readConfiguration(files, options.specs))
  const before: Report = JSON.parse(files['results.json'])
  const scenarios = [...scenariosIn(before).keys()]
  const own = { ...configuration, selection: { ...configuration.selection, scenarios } }
  const made = await makeBundle(files['recording.ndjson'], own, options)
  // What turns red is asked again, and the recording may not have that.
  return made.left === null && made.unheard.size === 0 ? made.files : null
}
