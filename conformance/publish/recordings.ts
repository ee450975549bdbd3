import { isObject } from '../compare/json-value.ts'
import { besideSources } from '../package-directory.ts'
import type { Clause } from '../suite/clause.ts'
import { readJson } from '../suite/worlds.ts'

/**
 * What published bundles hold of observed clauses, short enough to be part of the package: `reports/recordings.json`.
 * The bundles themselves are in the repository.
 */
export interface Recordings {
  readonly format: 'assayer-recordings'
  readonly version: 1
  /** By the folder below `reports/`: `strapi-4.26.2-sqlite`. */
  readonly programs: Readonly<Record<string, ProgramRecording>>
}

export interface ProgramRecording {
  /** The digest of its bundle, `sha256:` and 64 digits. */
  readonly bundle: string
  /** The day on which the program was asked, YYYY-MM-DD. */
  readonly date: string
  /** Observed clauses that name the program as their source. */
  readonly clauses: Readonly<Record<string, HeardClause>>
}

/** Scenarios of a clause that the program has answered, by the last part of their ids. */
export interface HeardClause {
  /** As the clause says. */
  readonly confirms: readonly string[]
  readonly contradicts?: readonly string[]
}

/** `reports/recordings.json`, as it comes with the package. */
export function readRecordings(): Recordings {
  const recordings = readJson(besideSources('reports/recordings.json'))
  if (isRecordings(recordings)) return recordings
  throw new Error('invariant: reports/recordings.json is what npm run conformance:real wrote')
}

function isRecordings(value: unknown): value is Recordings {
  return isObject(value) && value.format === 'assayer-recordings' && value.version === 1
}

/** The recording behind an observed clause: a program where it was seen was sent its scenarios, and all that it said is kept. */
export interface ClauseRecording {
  /** The folder below `reports/`. */
  readonly program: string
  /** The bundle, in the repository; its recording has a line for each scenario. */
  readonly file: string
  readonly digest: string
  /** The day on which the program was asked, YYYY-MM-DD. */
  readonly date: string
  /** Ids of the scenarios that it answered as the clause says, and of those that it answered otherwise. */
  readonly confirms: readonly string[]
  readonly contradicts: readonly string[]
}

/** Of a clause that is not observed, or that no program of a kept recording was sent, none. */
export function recordingsBehind(
  { id, status, scenarios }: Pick<Clause, 'id' | 'status' | 'scenarios'>,
  { programs }: Recordings,
): readonly ClauseRecording[] {
  if (status !== 'observed') return []
  const present = new Set(scenarios.map(scenario => scenario.id))
  return Object.entries(programs).flatMap(([program, { bundle, date, clauses }]) => {
    const { confirms = [], contradicts = [] } = clauses[id] ?? {}
    const idsOf = (shorts: readonly string[]) => shorts.map(it => `${id}.${it}`).filter(it => present.has(it))
    const found = { confirms: idsOf(confirms), contradicts: idsOf(contradicts) }
    if (found.confirms.length + found.contradicts.length === 0) return []
    return [{ program, file: `reports/${program}/bundle.tgz`, digest: bundle, date, ...found }]
  })
}
