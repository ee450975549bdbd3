import type { DifferenceReport, ScenarioReport } from '../report/report.ts'
import { shortJson } from '../report/short-json.ts'
import { stableJson } from '../report/stable-json.ts'
import { isJudged } from '../run/verdict.ts'
import type { Shift } from './diff.ts'
import { withoutOwnValues } from './own-values.ts'

/** One place of an answer that came otherwise than before. */
export interface PlaceShift {
  readonly path: string
  readonly expected: string
  readonly before: string
  readonly now: string
}

/** Where an answer is not as expected, over all steps. */
export function differencesOf(scenario: ScenarioReport | null): readonly DifferenceReport[] {
  return scenario?.steps.flatMap(({ details }) => details?.differences ?? []) ?? []
}

/** The member that a path ends with. */
export function keyOf(path: string): string {
  return /([^.[\]"]+)(?:"?\])?$/.exec(path)?.[1] ?? ''
}

/**
 * What came before and what comes now, as JSON, at each place that was or is not as expected, and changed. Where only
 * ids, times and addresses changed those are shown; elsewhere they count as the same.
 */
export function placesOf({ before, after, kind }: Shift): readonly PlaceShift[] {
  const [older, newer] = [differencesOf(before), differencesOf(after)]
  const paths = [...new Set([...newer, ...older].map(({ path }) => path))]
  const mask = kind === 'renumbered' ? (value: unknown) => value : withoutOwnValues
  return paths.flatMap(path => {
    const [was, is] = [older.find(it => it.path === path), newer.find(it => it.path === path)]
    const shown = (it: DifferenceReport) => stableJson(mask(it.actual, keyOf(path)))
    if (was && is && shown(was) === shown(is)) return []
    return {
      path,
      expected: shortJson((is ?? was)?.expected),
      before: was ? shortJson(was.actual) : withoutDifference(before),
      now: is ? shortJson(is.actual) : withoutDifference(after),
    }
  })
}

function withoutDifference(scenario: ScenarioReport | null): string {
  if (!scenario) return 'not in the suite'
  return isJudged(scenario.verdict) ? 'as expected' : scenario.verdict
}
