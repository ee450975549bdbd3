import type { DifferenceReport, ScenarioReport } from '../report/report.ts'
import { isJudged } from '../run/verdict.ts'
import { countsOf, type ReportDiff, SHIFT_KINDS, type Shift, type ShiftKind } from './diff.ts'

export function saysOf(kind: ShiftKind): string {
  return SHIFT_KINDS.find(it => it.kind === kind)?.says ?? kind
}

/** `pass → fail`; one side alone where there is no other. */
export function verdictsOf({ before, after }: Shift): string {
  return [before, after].flatMap(it => (it ? [it.verdict] : [])).join(' → ')
}

/** `3 newly failing · 1 fixed`: only what happened. */
export function headline(diff: ReportDiff): string {
  const counts = countsOf(diff)
  const parts = SHIFT_KINDS.filter(({ kind }) => counts[kind] > 0).map(
    ({ kind, says }) => `${counts[kind]} ${says}`,
  )
  return parts.join(' · ') || 'nothing changed'
}

/** One place of an answer that is not as expected, before or now. */
export interface PlaceShift {
  readonly path: string
  readonly expected: string
  readonly before: string
  readonly now: string
}

/** What came before and what comes now, at each place where one of them is not as expected; values as JSON. */
export function placesOf({ before, after }: Shift): readonly PlaceShift[] {
  const [older, newer] = [differencesOf(before), differencesOf(after)]
  const paths = [...new Set([...newer, ...older].map(({ path }) => path))]
  return paths.map(path => {
    const [was, is] = [older.find(it => it.path === path), newer.find(it => it.path === path)]
    return {
      path,
      expected: shortJson((is ?? was)?.expected),
      before: was ? shortJson(was.actual) : withoutDifference(before),
      now: is ? shortJson(is.actual) : withoutDifference(after),
    }
  })
}

function differencesOf(scenario: ScenarioReport | null): readonly DifferenceReport[] {
  return scenario?.steps.flatMap(({ details }) => details?.differences ?? []) ?? []
}

function withoutDifference(scenario: ScenarioReport | null): string {
  if (!scenario) return 'not in the suite'
  return isJudged(scenario.verdict) ? 'as expected' : scenario.verdict
}

/** The request of the last step that was not as expected. */
export function curlOf(scenario: ScenarioReport | null): string | null {
  const details = scenario?.steps.flatMap(step => step.details ?? []) ?? []
  return details.at(-1)?.curl ?? null
}

const LONGEST = 300

function shortJson(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined'
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
