import type { ClauseReport, Report, ScenarioReport } from '../report/report.ts'
import { stableJson } from '../report/stable-json.ts'
import { isJudged, MEANINGS } from '../run/verdict.ts'
import { withoutOwnValues } from './own-values.ts'
import { differencesOf, keyOf } from './places.ts'

/** What can become of a scenario between two reports, in the order in which they are shown. */
export const SHIFT_KINDS = [
  { kind: 'regressed', says: 'newly failing' },
  { kind: 'lost', says: 'not judged any more' },
  { kind: 'fixed', says: 'fixed' },
  { kind: 'gained', says: 'judged now' },
  { kind: 'changed', says: 'with another answer' },
  { kind: 'renumbered', says: 'only with other ids, times or addresses' },
  { kind: 'added', says: 'new in the suite' },
  { kind: 'removed', says: 'gone from the suite' },
] as const
export type ShiftKind = (typeof SHIFT_KINDS)[number]['kind']

export interface Shift {
  readonly kind: ShiftKind
  /** As the newer report has it; as the older one, when it is gone. */
  readonly clause: ClauseReport
  readonly before: ScenarioReport | null
  readonly after: ScenarioReport | null
}

export interface ReportDiff {
  readonly before: Report
  readonly after: Report
  /** In the order of the kinds, then in the suite's order. */
  readonly shifts: readonly Shift[]
  /** Why the two can hardly be compared; one sentence each. */
  readonly warnings: readonly string[]
}

/** Compares two reports scenario by scenario: of one target at two times, or of two targets. */
export function diffReports(before: Report, after: Report): ReportDiff {
  const [older, newer] = [entriesOf(before), entriesOf(after)]
  const keys = new Set([...newer.keys(), ...older.keys()])
  const shifts = [...keys].flatMap(key => shiftOf(older.get(key), newer.get(key)) ?? [])
  const rank = ({ kind }: Shift) => SHIFT_KINDS.findIndex(it => it.kind === kind)
  return {
    before,
    after,
    shifts: shifts.toSorted((a, b) => rank(a) - rank(b)),
    warnings: warningsOf(before, after),
  }
}

interface Entry {
  readonly clause: ClauseReport
  readonly scenario: ScenarioReport
}

/** By scenario and, with --repeat-each, by the number of the run. */
function entriesOf({ clauses }: Report): ReadonlyMap<string, Entry> {
  const entries = clauses.flatMap(clause => clause.scenarios.map(scenario => ({ clause, scenario })))
  return new Map(entries.map(it => [`${it.scenario.id}#${it.scenario.repeat}`, it]))
}

function shiftOf(before: Entry | undefined, after: Entry | undefined): Shift | null {
  const clause = (after ?? before)?.clause
  if (!clause) throw new Error('invariant: a key comes from one of the two reports')
  const pair = { clause, before: before?.scenario ?? null, after: after?.scenario ?? null }
  const kind = kindOf(pair.before, pair.after)
  return kind && { kind, ...pair }
}

function kindOf(before: ScenarioReport | null, after: ScenarioReport | null): ShiftKind | null {
  if (!before) return 'added'
  if (!after) return 'removed'
  if (fails(after) && !fails(before)) return 'regressed'
  if (isJudged(before.verdict) && !isJudged(after.verdict)) return 'lost'
  if (fails(before) && !fails(after)) return 'fixed'
  if (!isJudged(before.verdict) && isJudged(after.verdict)) return 'gained'
  return changeOf(before, after)
}

/** Red by the target's doing. */
function fails({ verdict }: ScenarioReport): boolean {
  return MEANINGS[verdict].means.exit === 1
}

function changeOf(before: ScenarioReport, after: ScenarioReport): ShiftKind | null {
  const isSame = (mask: Mask) => judgedOf(before, mask) === judgedOf(after, mask)
  if (!isSame(withoutOwnValues)) return 'changed'
  return isSame(value => value) ? null : 'renumbered'
}

type Mask = (value: unknown, key: string) => unknown

/** What a verdict rests on: the statuses, the accepted answers, and the members that are not as expected. */
function judgedOf(scenario: ScenarioReport, mask: Mask): string {
  const { verdict, steps } = scenario
  const members = differencesOf(scenario).map(({ path, actual }) => [path, mask(actual, keyOf(path))])
  return stableJson([verdict, steps.map(({ status, accepted }) => [status, accepted?.matched]), members])
}

function warningsOf(before: Report, after: Report): readonly string[] {
  const early = [before, after].flatMap(({ stopped, target }) =>
    stopped ? [`The run at ${target} ended early: ${stopped.says}.`] : [],
  )
  const strict =
    before.strict === after.strict
      ? []
      : ['Only one of the two runs was strict: notes of one are failures of the other.']
  const failOn =
    before.failOn === after.failOn
      ? []
      : ['Only one of the two runs had --fail-on should: warnings of one are failures of the other.']
  const unstable =
    before.failOnUnstable === after.failOnUnstable
      ? []
      : [
          'Only one of the two runs had --fail-on-unstable: what is unstable in one is a failure of the other.',
        ]
  const part = [before, after].some(({ shard }) => shard !== null)
    ? ['A shard is only a part of a run: merge the shards before comparing.']
    : []
  return [...early, ...strict, ...failOn, ...unstable, ...part]
}

/** How many changes there are of each kind. */
export function countsOf({ shifts }: ReportDiff): Readonly<Record<ShiftKind, number>> {
  const of = (kind: ShiftKind) => shifts.filter(shift => shift.kind === kind).length
  return {
    regressed: of('regressed'),
    lost: of('lost'),
    fixed: of('fixed'),
    gained: of('gained'),
    changed: of('changed'),
    renumbered: of('renumbered'),
    added: of('added'),
    removed: of('removed'),
  }
}
