import { groupBy } from '../group-by.ts'
import { isRed } from '../run/verdict.ts'
import { countText } from './count-text.ts'
import type { BesideReport, BesideScenario } from './report.ts'

/** `new: not counted`, and what it would be. */
export function besideLabel({ since, scenario }: BesideScenario): string {
  return `${since}: not counted (${scenario.verdict})`
}

/** Those that would be red if they counted. */
export function redBeside({ scenarios }: BesideReport): readonly BesideScenario[] {
  return scenarios.filter(({ scenario }) => isRed(scenario.verdict))
}

/** So many are named; not-counted.json has all. */
const SHOWN = 10

/** What does not count by the set, and what counts as it was. None where the suite is as the set froze it. */
export function besideLines(beside: BesideReport): readonly string[] {
  const { requirements, changed, gone, scenarios, stopped } = beside
  const kinds = [...groupBy(scenarios, ({ since }) => since)].map(
    ([since, its]) => `${countsOf(its)} ${since}`,
  )
  const red = redBeside(beside)
  const more = red.length > SHOWN ? [`  … and ${red.length - SHOWN} more`] : []
  return [
    ...changed.map(id => `${id} changed since ${requirements.name}, and was judged as it was`),
    ...gone.map(id => `${id} left the suite since ${requirements.name}, and was judged as it was`),
    ...kinds.map(kind => `${kind}: not counted by ${requirements.name}`),
    ...red.slice(0, SHOWN).map(it => `  ${besideLabel(it)} ${it.scenario.id}: ${it.scenario.says}`),
    ...more,
    ...(stopped ? [`not all that is not counted was run: ${stopped.says}`] : []),
  ]
}

function countsOf(scenarios: readonly BesideScenario[]): string {
  const verdicts = [...groupBy(scenarios, ({ scenario }) => scenario.verdict)]
  const counts = verdicts.map(([verdict, its]) => `${countText(its.length)} ${verdict}`)
  return `${countText(scenarios.length)} (${counts.join(', ')})`
}
