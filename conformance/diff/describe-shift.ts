import type { ScenarioReport } from '../report/report.ts'
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

/** The request of the last step that was not as expected. */
export function curlOf(scenario: ScenarioReport | null): string | null {
  const details = scenario?.steps.flatMap(step => step.details ?? []) ?? []
  return details.at(-1)?.curl ?? null
}
