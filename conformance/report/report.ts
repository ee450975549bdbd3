import type { Digests } from '../digests/digests.ts'
import type { Again } from '../run/again.ts'
import type { StopReason } from '../run/stop.ts'
import type { ShownVerdict, Verdict } from '../run/verdict.ts'
import type { ClauseStatus, FailOn, Service, Source, Strength } from '../suite/clause.ts'
import type { PlatformVersion } from '../targets/target.ts'
import type { Plan } from './plan.ts'

/**
 * Everything that reports are made of: plain JSON, as `results.json` holds it. Secrets are redacted, volatile
 * values masked, sizes bounded; there are no times in it, so the same run twice gives the same bytes.
 */
export interface Report {
  readonly format: 'assayer-results'
  readonly version: 1
  /** Version of the kit. */
  readonly kit: string
  readonly target: string
  /** What its platform runs as; null: as whatever each scenario holds for. Undefined in older reports. */
  readonly platform?: PlatformVersion | null
  /** Of the embedded reference: the real program that it was. Null: none. Undefined in older reports. */
  readonly profile?: string | null
  /** What these results rest on. Undefined in older reports. */
  readonly digests?: Digests | undefined
  /** Version of the program that was judged, where it can be had. Undefined in older reports. */
  readonly targetVersion?: string | null | undefined
  readonly strict: boolean
  /** Undefined: `must`. */
  readonly failOn?: FailOn | undefined
  /** The set that says what counts; undefined: everything does. */
  readonly requirements?: RequirementsReport | undefined
  /** What was wrong only sometimes failed. Undefined: it was counted apart. */
  readonly failOnUnstable?: true | undefined
  /** `2/5`, or null for the whole suite. */
  readonly shard: string | null
  /** Why the run ended before its last scenario; null when it did not. */
  readonly stopped: StopReason | null
  readonly summary: Summary
  /** Known deviations that explain what differs, those that explain most first; null: too much differs to look. */
  readonly diagnosis: readonly Diagnosis[] | null
  /** The real program that it is like, as far as a profile knows it. Null or undefined: like none that is known. */
  readonly like?: LikeProfile | null
  /** How good the suite is: of the reference's deliberate deviations, how many it notices. Null: not measured. */
  readonly killScore: KillScore | null
  /** How fair it is: of the servers that are right by the documentation, how many it calls right. Null: not measured. */
  readonly fairnessScore: FairnessScore | null
  /** Clauses that were selected, in the suite's order. */
  readonly clauses: readonly ClauseReport[]
}

/** The requirement set by which a run judged: nothing else is in its report. */
export interface RequirementsReport {
  readonly name: string
  /** Of all in it that verdicts depend on. */
  readonly digest: string
  /** So many are in it, of which a run may have taken a part. */
  readonly scenarios: number
}

/** What came or changed since a requirement set was frozen. Nothing of it counts, so no report adds it up. */
export interface BesideReport {
  readonly requirements: RequirementsReport
  /** Scenarios that count, are otherwise in the suite now, and were judged as they were frozen. */
  readonly changed: readonly string[]
  /** Likewise of those that are no longer in the suite. */
  readonly gone: readonly string[]
  /** Scenarios of the suite as they are now; in a shard other than the first none. */
  readonly scenarios: readonly BesideScenario[]
  /** Why not all of them were run; null: they were. */
  readonly stopped: StopReason | null
}

export interface BesideScenario {
  readonly since: 'new' | 'changed'
  readonly clause: string
  readonly status: ClauseStatus
  readonly scenario: ScenarioReport
}

/** The target behaves as the reference does with one quirk: its answers are wrong in the same places in the same way. */
export interface Diagnosis {
  readonly quirk: string
  /** The clause that the quirk breaks. */
  readonly clause: string
  readonly says: string
  /** Ids of the scenarios that it explains, in the suite's order; no scenario is explained twice. */
  readonly scenarios: readonly string[]
}

/** A profile: the reference with it on answers as the target does, but for some scenarios. */
export interface LikeProfile {
  readonly profile: string
  /** The program, its version and what it runs on. */
  readonly says: string
  /** Ids of the scenarios that the target answers otherwise, of those that were judged. */
  readonly otherwise: readonly string[]
}

/** Quirks that turned the suite red in a self-test, of all that there are. */
export interface KillScore {
  readonly killed: number
  readonly quirks: number
}

/** Servers that a self-test served and that are right, and those among them at which nothing turned red. */
export interface FairnessScore {
  readonly fair: number
  readonly servers: number
}

export interface Summary {
  /** Results for each verdict. */
  readonly verdicts: Readonly<Record<Verdict, number>>
  readonly scenarios: number
  /** Scenarios that were not reached. */
  readonly notRun: number
  /** Of what was judged, how much differs although it must not: fail and known. */
  readonly divergence: { readonly failed: number; readonly judged: number }
  /** Of documented clauses, by how much their sentences ask. Undefined in older reports. */
  readonly strengths?: Readonly<Record<Strength, StrengthCount>>
  /** Of what was selected, how much could be judged. */
  readonly coverage: { readonly judged: number; readonly selected: number }
  /** Where several answers are accepted: who answers as the target does, most frequent first. */
  readonly accepted: readonly { readonly who: string; readonly scenarios: number }[]
  /** Set when no single accepted program answers as the target does. */
  readonly mixed: string | null
}

/** What became of the scenarios of one strength. */
export interface StrengthCount {
  readonly differing: number
  /** Without those that the target may do without, and does. */
  readonly judged: number
  readonly selected: number
}

export interface ClauseReport {
  readonly id: string
  readonly says: string
  readonly status: ClauseStatus
  /** Undefined: `must`. */
  readonly strength?: WeakStrength
  readonly service: Service
  readonly sources: readonly Source[]
  readonly file: string
  readonly disagrees: string | null
  readonly scenarios: readonly ScenarioReport[]
}

/** What is not said of most clauses. */
export type WeakStrength = Exclude<Strength, 'must'>

export interface ScenarioReport {
  readonly id: string
  readonly says: string
  readonly world: string
  /** Undefined: `must`. */
  readonly strength?: WeakStrength
  readonly writes: boolean
  /** `not-run` when the run ended before it. */
  readonly verdict: ShownVerdict
  /** Counts from 1 with --repeat-each. */
  readonly repeat: number
  readonly reason: string | null
  /** What came of asking again; undefined: it was asked once. */
  readonly again?: Again
  readonly steps: readonly StepReport[]
}

export interface StepReport {
  readonly method: string
  readonly path: string
  readonly as: string
  /** Null when no answer came. */
  readonly status: number | null
  /** Null where only one answer is accepted. */
  readonly accepted: AcceptedReport | null
  /** Only for a step that was not as expected. */
  readonly details: StepDetails | null
}

/** Where several answers are accepted: who gives the one that came, and who gives any of them. */
export interface AcceptedReport {
  readonly matched: readonly string[]
  readonly offered: readonly string[]
}

export interface StepDetails {
  readonly curl: string
  readonly expected: unknown
  readonly differences: readonly DifferenceReport[]
  /** Null when no answer came. */
  readonly answer: AnswerReport | null
}

export interface AnswerReport {
  readonly contentType: string | null
  /** The JSON value, or the text of a body that is no JSON. */
  readonly body: unknown
  readonly isJson: boolean
}

export interface DifferenceReport {
  readonly path: string
  /** `<absent>` when nothing was expected there. */
  readonly expected: unknown
  /** `<absent>` when nothing was there. */
  readonly actual: unknown
}

/** Milliseconds by scenario id, of its first run: what `timings.json` holds. */
export type Timings = Readonly<Record<string, number>>

/** When a run was, and of what. No two runs share it: it stands in `timings.json`, not in `results.json`. */
export interface Occasion {
  /** As ISO 8601. */
  readonly startedAt: string
  /** Milliseconds, from the first question to the last verdict. */
  readonly ms: number
  /** The commit of the repository that was tested, where the CI system names it. */
  readonly commit: string | null
}

/** What reporters get. */
export interface Reported {
  readonly report: Report
  readonly timings: Timings
  /** Null where nobody wrote it down: of a runner that was killed. */
  readonly occasion: Occasion | null
  /** All that was selected, of which a shard judges its part. */
  readonly plan: Plan
  /** How the plan was cut into shards. */
  readonly cut: string
  /** Undefined: there is no requirement set, and everything counts. */
  readonly beside?: BesideReport
  /** Why the reference answers as it does, by scenario; of some that differ. */
  readonly reasons?: Readonly<Record<string, string>>
}
