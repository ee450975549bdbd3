import type { Report, ScenarioReport } from '../report/report.ts'
import { isJudged, isRed, MEANINGS } from '../run/verdict.ts'
import { majorOf } from '../suite/versions.ts'
import { type Badge, badgeSvg } from './badge-svg.ts'
import { CAPABILITIES } from './capabilities.ts'

/** A badge as a file. */
export interface BadgeFile {
  /** `rest-reads.svg`. */
  readonly name: string
  /** What it says to who cannot see it: `REST reads: passing`. */
  readonly says: string
  readonly svg: string
}

/** A badge for each capability of which the report has a scenario, counted by what the documentation says must be so. */
export function badgesOf({ clauses, platform }: Report): readonly BadgeFile[] {
  const major = majorOf(platform?.version ?? null)
  return CAPABILITIES.flatMap(capability => {
    const must = clauses
      .filter(({ status }) => status === 'documented')
      .flatMap(clause => clause.scenarios.filter(scenario => capability.has(clause.id, scenario)))
      .filter(({ strength = 'must' }) => strength === 'must')
    if (must.length === 0) return []
    const badge: Badge = { label: capability.label(major), ...outcomeOf(must) }
    return { name: `${capability.name}.svg`, says: `${badge.label}: ${badge.message}`, svg: badgeSvg(badge) }
  })
}

/** What was not judged passes nowhere. */
function outcomeOf(scenarios: readonly ScenarioReport[]): Pick<Badge, 'message' | 'tone'> {
  const failing = scenarios.filter(({ verdict }) => MEANINGS[verdict].means.violation !== null).length
  if (failing > 0) return { message: `${failing} failing`, tone: 'bad' }
  const judged = scenarios.filter(({ verdict }) => isJudged(verdict)).length
  if (judged === 0) return { message: 'not judged', tone: 'unknown' }
  const open = scenarios.filter(({ verdict }) => verdict === 'not-run' || isOpen(verdict)).length
  return open > 0 ? { message: `${open} not judged`, tone: 'unknown' } : { message: 'passing', tone: 'good' }
}

function isOpen(verdict: ScenarioReport['verdict']): boolean {
  return !isJudged(verdict) && (isRed(verdict) || MEANINGS[verdict].means.answer === 'varying')
}

/** Lines of Markdown that show badges, each a link to where the proof is. */
export function badgesMarkdown(badges: readonly BadgeFile[], directory: string, link: string): string {
  return badges.map(({ name, says }) => `[![${says}](${directory}/${name})](${link})\n`).join('')
}
