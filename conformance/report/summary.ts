import { isDiffering, isJudged, isReached, MEANINGS, type Verdict } from '../run/verdict.ts'
import type { Strength } from '../suite/clause.ts'
import type { AcceptedReport, ClauseReport, ScenarioReport, StrengthCount, Summary } from './report.ts'

/** Counts what became of a run. Failed and judged are two figures of their own: nothing is added up. */
export function summarise(clauses: readonly ClauseReport[]): Summary {
  const all = clauses.flatMap(clause => clause.scenarios)
  // Of the platform several readings of a sentence are accepted, each of its own: they are no programs.
  const ofPrograms = clauses.filter(({ service }) => service === 'content').flatMap(it => it.scenarios)
  const verdicts = countVerdicts(all)
  const judged = all.filter(({ verdict }) => isJudged(verdict)).length
  const failed = all.filter(({ verdict }) => MEANINGS[verdict].means.violation).length
  return {
    verdicts,
    scenarios: new Set(all.map(({ id }) => id)).size,
    notRun: all.filter(({ verdict }) => !isReached(verdict)).length,
    divergence: { failed, judged },
    strengths: countStrengths(clauses),
    coverage: { judged, selected: all.length },
    accepted: countAccepted(ofPrograms),
    mixed: mixtureOf(ofPrograms),
  }
}

function countVerdicts(scenarios: readonly ScenarioReport[]): Readonly<Record<Verdict, number>> {
  const counts = { ...NO_VERDICTS }
  for (const { verdict } of scenarios) if (isReached(verdict)) counts[verdict]++
  return counts
}

/** How often each was given before anything was judged. */
export const NO_VERDICTS: Readonly<Record<Verdict, number>> = {
  pass: 0,
  fail: 0,
  warning: 0,
  note: 0,
  known: 0,
  fixed: 0,
  unstable: 0,
  'known-flaky': 0,
  'not-applicable': 0,
  'not-testable': 0,
  error: 0,
}

/** What is not documented is counted under none. */
function countStrengths(clauses: readonly ClauseReport[]): Readonly<Record<Strength, StrengthCount>> {
  const documented = clauses.filter(({ status }) => status === 'documented').flatMap(it => it.scenarios)
  const count = (wanted: Strength) => {
    const its = documented.filter(({ strength = 'must' }) => strength === wanted)
    return {
      differing: its.filter(({ verdict }) => isDiffering(verdict)).length,
      judged: its.filter(({ verdict }) => isJudged(verdict)).length,
      selected: its.length,
    }
  }
  return { must: count('must'), should: count('should'), may: count('may') }
}

function acceptedIn(scenarios: readonly ScenarioReport[]): readonly AcceptedReport[] {
  const steps = scenarios.flatMap(({ repeat, steps: its }) => (repeat === 1 ? its : []))
  return steps.flatMap(({ accepted }) => (accepted && accepted.matched.length > 0 ? [accepted] : []))
}

function countAccepted(scenarios: readonly ScenarioReport[]): Summary['accepted'] {
  const counts = new Map<string, number>()
  for (const { matched } of acceptedIn(scenarios)) {
    for (const who of matched) counts.set(who, (counts.get(who) ?? 0) + 1)
  }
  const rows = [...counts].map(([who, count]) => ({ who, scenarios: count }))
  return rows.sort((a, b) => b.scenarios - a.scenarios || (a.who < b.who ? -1 : 1))
}

/**
 * A program is a candidate while the target answers as it does wherever its answer is listed. When some answer has
 * no candidate left, the target mixes programs.
 */
function mixtureOf(scenarios: readonly ScenarioReport[]): string | null {
  const accepted = acceptedIn(scenarios)
  const refuted = new Set(
    accepted.flatMap(({ offered, matched }) => offered.filter(who => !matched.includes(who))),
  )
  const unexplained = accepted.filter(({ matched }) => matched.every(who => refuted.has(who)))
  if (unexplained.length === 0) return null
  const programs = [...new Set(unexplained.flatMap(({ matched }) => matched))].sort()
  return `the target answers sometimes like one program, sometimes like another: ${programs.join('; ')}`
}
