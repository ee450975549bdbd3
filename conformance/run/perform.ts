import { isOfHttp } from '../client/in-process.ts'
import { wireRequest } from '../client/wire-request.ts'
import { parsePath, valueAt } from '../compare/path.ts'
import type { Scenario, Step } from '../suite/clause.ts'
import { fillText, type PlaceholderValues } from '../suite/placeholder.ts'
import { stepAt } from '../suite/versions.ts'
import { type BrandWords, neutralWords } from '../targets/brand.ts'
import type { Connection } from '../targets/connection.ts'
import { fillRequest } from './fill-request.ts'
import { judgeStep, type Known } from './judge-step.ts'
import { readPlaceholders } from './placeholder-values.ts'
import type { StepRecord } from './result.ts'

/**
 * Sends a scenario's steps one after the other, up to the first that is not as expected; where both doors are asked,
 * GraphQL is asked in any case. Throws CannotJudge when something that a step needs cannot be had.
 */
export async function perform(scenario: Scenario, connection: Connection): Promise<readonly StepRecord[]> {
  const before = await readPlaceholders(scenario, connection)
  const saved = new Map<string, unknown>()
  const records: StepRecord[] = []
  const brand = brandOf(scenario, connection)
  for (const step of scenario.steps.map(it => stepAt(scenario.platformVersion, it))) {
    const hasTextIds = step.asks !== null || step.request.door === 'graphql'
    const values: PlaceholderValues = {
      ...before,
      entry: name => (hasTextIds ? String(before.entry(name)) : before.entry(name)),
      saved: name => saved.get(name),
    }
    const byRest = asksGraphql(step) ? records.at(-1) : undefined
    const record = await take(step, { values, byRest: byRest?.outcome }, connection, brand)
    records.push(record)
    if (record.outcome.kind === 'no-answer' || record.doesWithout) break
    if (record.differences.length > 0 && !asksRest(step)) break
    for (const [name, path] of Object.entries(step.save)) {
      saved.set(name, valueAt(record.outcome.json, parsePath(path)))
    }
  }
  return records
}

/** Whether this is the first of two requests for the same. */
function asksRest({ asks, request }: Step): boolean {
  return asks !== null && request.door === 'rest'
}

/** Whether this is the second of two requests for the same. */
function asksGraphql({ asks, request }: Step): boolean {
  return asks !== null && request.door === 'graphql'
}

async function take(
  step: Step,
  known: Known,
  connection: Connection,
  brand: BrandWords,
): Promise<StepRecord> {
  const { values } = known
  const spec = fillRequest(step.request, values)
  const signed = brand.request(await connection.callers.sign(wireRequest(spec), spec.as, spec.token))
  const sent = expectsHttp(step) ? { ...signed, needsWire: true as const } : signed
  const outcome = await connection.client.send(sent)
  const shownPath = brand.text(fillText(step.request.path, { ...values, saved: () => undefined }))
  const { asks } = step
  return { spec, asks, shownPath, sent, outcome, ...judgeStep(branded(step, brand), known, outcome) }
}

/** Whether headers are expected that servers of the same process would not give. */
function expectsHttp({ accepted }: Step): boolean {
  return accepted.some(({ expect }) => Object.keys(expect.headers ?? {}).some(isOfHttp))
}

/** Only the platform has a brand. */
function brandOf({ service }: Scenario, { endpoint }: Connection): BrandWords {
  return (service === 'platform' && endpoint.brand) || neutralWords
}

/** A step whose expectations are in the words of the target. */
function branded(step: Step, brand: BrandWords): Step {
  const accepted = step.accepted.map(({ who, expect }) => ({ who, expect: brand.expectation(expect) }))
  return { ...step, accepted, without: step.without && brand.expectation(step.without) }
}
