import { CAUSE_KINDS } from '../run/again.ts'
import { MEANINGS, VERDICTS } from '../run/verdict.ts'
import type { PlatformVersion } from '../targets/target.ts'
import { besideLines } from './beside-lines.ts'
import { countText } from './count-text.ts'
import { durationText } from './duration.ts'
import type {
  BesideReport,
  LikeProfile,
  Occasion,
  Report,
  Reported,
  RequirementsReport,
  Summary,
} from './report.ts'

/** `560 pass · 2 fail · 3 not-applicable`: only what happened. */
export function verdictLine({ verdicts, notRun }: Summary): string {
  const parts = VERDICTS.flatMap(verdict =>
    verdicts[verdict] > 0 ? [`${verdicts[verdict]} ${verdict}`] : [],
  )
  return [...parts, ...(notRun > 0 ? [`${notRun} not run`] : [])].join(' · ') || 'nothing was run'
}

/**
 * `97.4 % pass: 2,647 of 2,715 judged, 1 of them with a warning, 123 with a note; 2 unstable`: neither breaks a sentence
 * of the documentation that says what must be, and of what is unstable nobody knows.
 */
export function passRateLine({ divergence: { failed, judged }, verdicts }: Summary): string {
  if (judged === 0) return 'nothing was judged'
  const remarks = (['warning', 'note'] as const).flatMap(it =>
    verdicts[it] > 0 ? [`${verdicts[it]} with a ${it}`] : [],
  )
  const notes = remarks.length > 0 ? `, ${remarks.join(', ').replace(' with', ' of them with')}` : ''
  const unstable = verdicts.unstable > 0 ? `; ${countText(verdicts.unstable)} unstable` : ''
  return `${percentOf(judged - failed, judged)} pass: ${countText(judged - failed)} of ${countText(judged)} judged${notes}${unstable}`
}

/** How much could be judged, how far the suite can be trusted, and when it was. */
export function figureLines({
  report,
  occasion,
  beside,
}: Pick<Reported, 'report' | 'occasion' | 'beside'>): readonly string[] {
  const facts = [...runFacts(report), ...(occasion ? occasionFacts(occasion) : [])]
  return [
    ...(report.like ? [`like ${likeText(report.like)}`] : []),
    ...facts.map(([name, value]) => `${name}: ${value}`),
    ...(beside ? besideLines(beside) : []),
  ]
}

/** `the profile strapi-4.26-sqlite, but for 3 answers`. */
function likeText({ profile, otherwise: { length } }: LikeProfile): string {
  const answers = length === 1 ? '1 answer' : `${length} answers`
  return `the profile ${profile}${length === 0 ? ' in every answer' : `, but for ${answers}`}`
}

type Fact = readonly [name: string, value: string]

/** What the head of a page says of a run. */
export function factsOf({ report, occasion, beside }: Reported): readonly Fact[] {
  const { summary, clauses } = report
  const facts: readonly Fact[] = [
    ['pass rate', passRateLine(summary).replace(/ pass: .*/, '')],
    ...(report.like ? ([['like', likeText(report.like)]] as const) : []),
    ['suite', `${countText(summary.scenarios)} scenarios of ${countText(clauses.length)} clauses`],
    ...runFacts(report),
    ...(occasion ? occasionFacts(occasion) : []),
    ...(beside ? besideFacts(beside) : []),
  ]
  return facts
}

function besideFacts(beside: BesideReport): readonly Fact[] {
  const lines = besideLines(beside)
  return lines.length > 0 ? [['not counted', lines.map(line => line.trim()).join('; ')]] : []
}

/** `2026.11 (1,532 scenarios), sha256:0123456789ab`. */
function requirementsText({ name, scenarios, digest }: RequirementsReport): string {
  return `${name} (${countText(scenarios)} scenarios), ${digest.slice(0, 'sha256:'.length + 12)}`
}

function runFacts(report: Report): readonly Fact[] {
  const { kit, platform, profile, requirements, shard, killScore, fairnessScore } = report
  const { strict, failOn, failOnUnstable } = report
  const { judged, selected } = report.summary.coverage
  const known: readonly (Fact | null)[] = [
    platform ? ['platform', platformText(platform)] : null,
    profile ? ['profile', profile] : null,
    [
      'coverage',
      `${countText(judged)} of ${countText(selected)} could be judged (${percentOf(judged, selected)})`,
    ],
    ...strengthFacts(report.summary),
    againFact(report),
    requirements ? ['requirements', requirementsText(requirements)] : null,
    strict ? ['strict', 'notes fail'] : null,
    failOn === 'should' ? ['fail on', 'what should be so, too'] : null,
    failOnUnstable ? ['unstable', 'fails'] : null,
    shard ? ['shard', shard] : null,
    killScore ? ['kill score of the suite', `${killScore.killed} of ${killScore.quirks} quirks`] : null,
    fairnessScore
      ? ['fairness of the suite', `${fairnessScore.fair} of ${fairnessScore.servers} right servers`]
      : null,
    ['assayer', kit],
  ]
  return known.filter(fact => fact !== null)
}

/** Where all that was selected must be so, there is nothing to tell apart. */
function strengthFacts({ strengths }: Summary): readonly (Fact | null)[] {
  if (!strengths) return []
  const { should, may } = strengths
  return [
    should.judged > 0 ? ['should', `${should.judged - should.differing} of ${should.judged} so`] : null,
    may.selected > 0 ? ['may', `${may.judged} of ${may.selected} there`] : null,
  ]
}

/** `5 scenarios, 2 of them with another result (1 hiccup, 1 order)`: what came of a second look. */
function againFact({ clauses }: Report): Fact | null {
  const all = clauses.flatMap(clause => clause.scenarios.flatMap(({ again }) => again ?? []))
  if (all.length === 0) return null
  const causes = CAUSE_KINDS.flatMap(kind => {
    const count = all.filter(({ cause }) => cause?.kind === kind).length
    return count > 0 ? [`${countText(count)} ${kind}`] : []
  })
  const varying = all.filter(({ cause }) => cause !== null).length
  const kinds = causes.length > 0 ? ` (${causes.join(', ')})` : ''
  const scenarios = all.length === 1 ? '1 scenario' : `${countText(all.length)} scenarios`
  return ['asked again', `${scenarios}, ${countText(varying)} of them with another result${kinds}`]
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
