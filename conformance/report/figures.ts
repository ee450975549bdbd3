import { MEANINGS, VERDICTS } from '../run/verdict.ts'
import type { PlatformVersion } from '../targets/target.ts'
import type { LikeProfile, Report, Summary } from './report.ts'

/** `560 pass · 2 fail · 3 not-applicable`: only what happened. */
export function verdictLine({ verdicts, notRun }: Summary): string {
  const parts = VERDICTS.flatMap(verdict =>
    verdicts[verdict] > 0 ? [`${verdicts[verdict]} ${verdict}`] : [],
  )
  return [...parts, ...(notRun > 0 ? [`${notRun} not run`] : [])].join(' · ') || 'nothing was run'
}

/** The two figures, which answer two questions and are never added up; and how far they can be trusted. */
export function figureLines({
  summary,
  platform = null,
  like = null,
  killScore,
  fairnessScore,
}: Report): readonly string[] {
  const { divergence, coverage } = summary
  return [
    ...(like ? [likeLine(like)] : []),
    ...(platform ? [platformLine(platform)] : []),
    `divergence: ${divergence.failed} of ${divergence.judged} judged differ${percent(divergence.failed, divergence.judged)}`,
    `coverage: ${coverage.judged} of ${coverage.selected} could be judged${percent(coverage.judged, coverage.selected)}`,
    ...(killScore ? [`kill score of the suite: ${killScore.killed} of ${killScore.quirks} quirks`] : []),
    ...(fairnessScore
      ? [`fairness of the suite: ${fairnessScore.fair} of ${fairnessScore.servers} right servers`]
      : []),
  ]
}

/** `like the profile strapi-4.26-sqlite, but for 3 answers`. */
function likeLine({ profile, otherwise: { length } }: LikeProfile): string {
  const answers = length === 1 ? '1 answer' : `${length} answers`
  return `like the profile ${profile}${length === 0 ? ' in every answer' : `, but for ${answers}`}`
}

/** `platform: 4.48, as its site says`. */
export function platformLine({ version, saidBy }: PlatformVersion): string {
  if (saidBy === 'you') return `platform: ${version}`
  return saidBy === 'its site'
    ? `platform: ${version}, as its site says`
    : `platform: taken for ${version}, as it does not say its version (--platform-version)`
}

/** Why scenarios were not applicable, most frequent first, so that nothing is left out in silence. */
export function skippedLines({ clauses }: Report): readonly string[] {
  const counts = new Map<string, number>()
  for (const { verdict, reason } of clauses.flatMap(clause => clause.scenarios)) {
    if (MEANINGS[verdict].means.answer === 'not-due' && reason)
      counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([reason, count]) => `${count} not applicable: ${reason}`)
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '' : ` (${((100 * part) / whole).toFixed(1)} %)`
}
