import { againText } from '../run/again.ts'
import type { ClauseStatus, Source, Strength } from '../suite/clause.ts'
import type { ClauseReport, DifferenceReport, ScenarioReport, StepReport } from './report.ts'
import { shortPair } from './short-json.ts'

/**
 * What a reader needs of a scenario that is not green, as plain lines: the clause, its source, the request as curl,
 * each difference.
 */
export function describeProblem(scenario: ScenarioReport, clause: ClauseReport): readonly string[] {
  return [
    `${scenario.says}`,
    `clause: ${clause.says} (${statusText(clause.status, scenario.strength)})`,
    `source: ${clause.sources.map(sourceText).join(', ')}`,
    ...(clause.disagrees ? [`known disagreement: ${clause.disagrees}`] : []),
    ...(scenario.reason ? [`reason: ${scenario.reason}`] : []),
    ...(scenario.again ? [`asked again, alone: ${againText(scenario.again)}`] : []),
    ...scenario.steps.flatMap((step, index) => describeStep(step, index, scenario.steps.length)),
  ]
}

/** `documented`, and how much it asks where that is less than usual. */
export function statusText(status: ClauseStatus, strength: Strength = 'must'): string {
  return strength === 'must' ? status : `${status}: ${strength}`
}

export function sourceText(source: Source): string {
  if (typeof source === 'string') return source
  const { program, version, database, date, evidence } = source
  const where = database === undefined ? '' : ` on ${database}`
  const when = date === undefined ? '' : `, seen ${date}`
  return `${program} ${version}${where}${when} (${evidence})`
}

function describeStep(step: StepReport, index: number, count: number): readonly string[] {
  if (!step.details) return []
  const number = count > 1 ? `step ${index + 1}: ` : ''
  const { curl, differences } = step.details
  const rest = differences.length - MOST_DIFFERENCES
  return [
    `${number}${curl}`,
    ...differences.slice(0, MOST_DIFFERENCES).flatMap(describeDifference),
    ...(rest > 0 ? [`… and ${rest} more differences`] : []),
  ]
}

/** More would hide the next problem; results.json has more. */
const MOST_DIFFERENCES = 8

function describeDifference({ path, expected, actual }: DifferenceReport): readonly string[] {
  const [wanted, found] = shortPair(expected, actual)
  return [path, `  expected ${wanted}`, `  actual   ${found}`]
}
