import type { Answer, Outcome } from '../client/outcome.ts'
import type { Difference } from '../compare/difference.ts'
import type { Again } from '../run/again.ts'
import type { Result, StepRecord } from '../run/result.ts'
import type { Scenario, Strength } from '../suite/clause.ts'
import { curlOf, httpText } from './curl.ts'
import type { AnswerReport, DifferenceReport, ScenarioReport, StepDetails, StepReport } from './report.ts'
import { type Scrubber, scrubber } from './scrub.ts'

/** A result as reports show it: plain JSON, secrets redacted, volatile values masked. */
export function scenarioReport(result: Result): ScenarioReport {
  const { scenario, verdict, repeat, again, steps } = result
  const scrub = scrubberOf(result)
  const shown = shownPlace(result)
  return {
    id: scenario.id,
    says: scenario.says,
    world: scenario.world,
    ...weak(scenario.strength),
    writes: scenario.writes,
    verdict,
    repeat,
    reason: result.reason === null ? null : scrub.text(result.reason),
    ...(again && { again: scrubbed(again, scrub) }),
    steps: steps.map((step, index) =>
      stepReport(step, isShown(step, steps[index + 1]) ? detailsOf(step, scrub, shown) : null, scrub),
    ),
  }
}

type Asked = Pick<Result, 'endpoint' | 'startedAt' | 'ms' | 'secrets'>

/** Hides what no report of a result may show. */
function scrubberOf({ endpoint, startedAt, ms, secrets }: Asked): Scrubber {
  const [url, shownUrl] = [endpoint?.url ?? '', endpoint?.shownUrl ?? '']
  const isMadeUp = endpoint?.isSeeded === true
  // What the kit put in was made by the target since the kit began.
  const now = { from: isMadeUp ? performance.timeOrigin : startedAt, to: startedAt + ms }
  const { from, to } = endpoint?.moment ?? now
  return scrubber({ secrets, url, shownUrl, from, to, isMadeUp })
}

function shownPlace({ endpoint }: Asked): Shown {
  return { url: endpoint?.shownUrl ?? '', headers: endpoint?.manner?.written ?? {} }
}

/** A result by what differs in it, as reports show that. */
export interface DifferingReport extends Pick<ScenarioReport, 'id' | 'verdict'> {
  readonly steps: readonly { readonly details: Pick<StepDetails, 'differences'> | null }[]
}

/** Of a result only what tells how it is wrong: where thousands are compared, nobody reads the rest. */
export function differingReport(result: Result): DifferingReport {
  const scrub = scrubberOf(result)
  const { scenario, verdict, steps } = result
  return {
    id: scenario.id,
    verdict,
    steps: steps.map((step, index) => ({
      details: isShown(step, steps[index + 1]) ? { differences: differencesOf(step, scrub) } : null,
    })),
  }
}

/** A step of which everything is shown, right or wrong, with its request as it went over the wire. */
export interface WholeStep extends StepReport {
  readonly details: StepDetails
  readonly sent: string
}

/** Every step of a scenario in full; secrets are redacted and volatile values masked, as in reports. */
export function wholeSteps(steps: readonly StepRecord[], asked: Asked): readonly WholeStep[] {
  const scrub = scrubberOf(asked)
  return steps.map(step => {
    const details = detailsOf(step, scrub, shownPlace(asked))
    const body = shownBody(step, scrub)
    return {
      ...stepReport(step, details, scrub),
      details,
      sent: scrub.text(httpText({ ...step.sent, body })),
    }
  })
}

function scrubbed(again: Again, scrub: Scrubber): Again {
  const { cause } = again
  return { ...again, cause: cause && { ...cause, says: scrub.text(cause.says) } }
}

/** What the reader is told of the place that was asked. */
interface Shown {
  readonly url: string
  /** Headers of every request, with the names of their variables. */
  readonly headers: Readonly<Record<string, string>>
}

/** A scenario that a run has not reached. */
export function unreached({ id, says, world, strength, writes, steps }: Scenario): ScenarioReport {
  return {
    ...{ id, says, world, ...weak(strength), writes },
    verdict: 'not-run',
    repeat: 1,
    reason: null,
    steps: steps.map(({ request: { method, path, as } }) => ({
      method,
      path,
      as,
      status: null,
      accepted: null,
      details: null,
    })),
  }
}

/** Nearly everything must be so, and reports do not say it each time. */
export function weak(strength: Strength): Pick<ScenarioReport, 'strength'> {
  return strength === 'must' ? {} : { strength }
}

/** Of two doors that disagree both are shown. */
function isShown(step: StepRecord, next: StepRecord | undefined): boolean {
  const asksFirst = step.asks !== null && step.spec.door === 'rest'
  return !isGood(step) || (asksFirst && next !== undefined && !isGood(next))
}

function isGood({ outcome, differences }: StepRecord): boolean {
  return outcome.kind === 'answer' && differences.length === 0
}

function stepReport(step: StepRecord, details: StepDetails | null, scrub: Scrubber): StepReport {
  const { spec, shownPath, outcome, accepted } = step
  return {
    method: spec.method,
    path: scrub.text(shownPath),
    as: spec.as,
    status: outcome.kind === 'answer' ? outcome.status : null,
    accepted,
    details,
  }
}

/** An answer that differs in more places than this is another answer. */
const MOST_DIFFERENCES = 200

function detailsOf(step: StepRecord, scrub: Scrubber, { url, headers }: Shown): StepDetails {
  return {
    curl: scrub.text(curlOf({ ...step.sent, body: shownBody(step, scrub) }, url, headers)),
    expected: scrub.value(step.expected),
    differences: differencesOf(step, scrub),
    answer: answerReport(step.outcome, scrub),
  }
}

function differencesOf({ differences }: StepRecord, scrub: Scrubber): readonly DifferenceReport[] {
  return differences.slice(0, MOST_DIFFERENCES).map(difference => differenceReport(difference, scrub))
}

function shownBody({ spec, sent }: StepRecord, scrub: Scrubber): string | null {
  return spec.body === undefined ? sent.body : bodyText(scrub.value(spec.body))
}

function bodyText(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body)
}

function differenceReport({ path, expected, actual }: Difference, scrub: Scrubber): DifferenceReport {
  const key = /([^.[\]"]+)(?:"?\])?$/.exec(path)?.[1] ?? ''
  const [wanted, found] = scrub.pair(expected, actual, key)
  return { path: scrub.text(path), expected: wanted, actual: found }
}

function answerReport(outcome: Outcome, scrub: Scrubber): AnswerReport | null {
  if (outcome.kind === 'no-answer') return null
  const isJson = outcome.json !== undefined
  return {
    contentType: contentType(outcome),
    isJson,
    body: scrub.value(isJson ? outcome.json : outcome.text),
  }
}

function contentType({ headers }: Answer): string | null {
  const value = headers['content-type']
  return typeof value === 'string' ? value : null
}
