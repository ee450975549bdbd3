import { MEANINGS, VERDICTS } from '../run/verdict.ts'
import type { PlatformVersion } from '../targets/target.ts'
import { durationText } from './duration.ts'
import type { LikeProfile, Occasion, Report, Reported, Summary } from './report.ts'

/** `560 pass · 2 fail · 3 not-applicable`: only what happened. */
export function verdictLine({ verdicts, notRun }: Summary): string {
  const parts = VERDICTS.flatMap(verdict =>
    verdicts[verdict] > 0 ? [`${verdicts[verdict]} ${verdict}`] : [],
  )
  return [...parts, ...(notRun > 0 ? [`${notRun} not run`] : [])].join(' · ') || 'nothing was run'
}

/** `97.4 % pass: 2,647 of 2,715 judged, 123 of them with a note`: a note breaks no sentence of the documentation. */
export function passRateLine({ divergence: { failed, judged }, verdicts: { note } }: Summary): string {
  if (judged === 0) return 'nothing was judged'
  const notes = note > 0 ? `, ${note} of them with a note` : ''
  return `${percentOf(judged - failed, judged)} pass: ${countText(judged - failed)} of ${countText(judged)} judged${notes}`
}

/** How much could be judged, how far the suite can be trusted, and when it was. */
export function figureLines({ report, occasion }: Pick<Reported, 'report' | 'occasion'>): readonly string[] {
  const facts = [...runFacts(report), ...(occasion ? occasionFacts(occasion) : [])]
  return [
    ...(report.like ? [`like ${likeText(report.like)}`] : []),
    ...facts.map(([name, value]) => `${name}: ${value}`),
  ]
}

/** `the profile strapi-4.26-sqlite, but for 3 answers`. */
function likeText({ profile, otherwise: { length } }: LikeProfile): string {
  const answers = length === 1 ? '1 answer' : `${length} answers`
  return `the profile ${profile}${length === 0 ? ' in every answer' : `, but for ${answers}`}`
}

type Fact = readonly [name: string, value: string]

/** What the head of a page says of a run. */
export function factsOf({ report, occasion }: Reported): readonly Fact[] {
  const { summary, clauses } = report
  const facts: readonly Fact[] = [
    ['pass rate', passRateLine(summary).replace(/ pass: .*/, '')],
    ...(report.like ? ([['like', likeText(report.like)]] as const) : []),
    ['suite', `${countText(summary.scenarios)} scenarios of ${countText(clauses.length)} clauses`],
    ...runFacts(report),
    ...(occasion ? occasionFacts(occasion) : []),
  ]
  return facts
}

function runFacts(report: Report): readonly Fact[] {
  const { kit, platform, profile, strict, shard, killScore, fairnessScore } = report
  const { judged, selected } = report.summary.coverage
  const known: readonly (Fact | null)[] = [
    platform ? ['platform', platformText(platform)] : null,
    profile ? ['profile', profile] : null,
    [
      'coverage',
      `${countText(judged)} of ${countText(selected)} could be judged (${percentOf(judged, selected)})`,
    ],
    strict ? ['strict', 'notes fail'] : null,
    shard ? ['shard', shard] : null,
    killScore ? ['kill score of the suite', `${killScore.killed} of ${killScore.quirks} quirks`] : null,
    fairnessScore
      ? ['fairness of the suite', `${fairnessScore.fair} of ${fairnessScore.servers} right servers`]
      : null,
    ['assayer', kit],
  ]
  return known.filter(fact => fact !== null)
}

function occasionFacts({ startedAt, ms, commit }: Occasion): readonly Fact[] {
  return [
    ['date', `${startedAt.slice(0, 16).replace('T', ' ')} UTC`],
    ['duration', durationText(ms)],
    ...(commit ? ([['commit', commit.slice(0, 12)]] as const) : []),
  ]
}

/** `4.48, as its site says`. */
export function platformText({ version, saidBy }: PlatformVersion): string {
  if (saidBy === 'you') return version
  return saidBy === 'its site'
    ? `${version}, according to its site`
    : `assumed to be ${version}, because it does not tell its version (--platform-version)`
}

/** Why scenarios were not applicable, most frequent first, so that nothing is left out in silence. */
export function skippedLines({ clauses }: Report): readonly string[] {
  const counts = new Map<string, number>()
  for (const { verdict, reason } of clauses.flatMap(clause => clause.scenarios)) {
    if (MEANINGS[verdict].means.answer === 'not-due' && reason)
      counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  const sorted = [...counts].sort((a, b) => b[1] - a[1])
  const rest = sorted.slice(MOST_REASONS)
  const others = rest.reduce((sum, [, count]) => sum + count, 0)
  return [
    ...sorted.slice(0, MOST_REASONS).map(([reason, count]) => `${count} not applicable: ${reason}`),
    ...(rest.length > 0 ? [`${others} not applicable, for ${rest.length} other reasons`] : []),
  ]
}

/** More reasons are counted; index.html has them all. */
const MOST_REASONS = 12

/** Rounded down: 100 % is all of them. */
export function percentOf(part: number, whole: number): string {
  return whole === 0 ? '0 %' : `${(Math.floor((1000 * part) / whole) / 10).toFixed(1)} %`
}

/** `2,715` */
function countText(count: number): string {
  return count.toLocaleString('en')
}
