import { compareDoors, type DoorAnswer } from '../agreement/compare-doors.ts'
import type { Answer, Outcome } from '../client/outcome.ts'
import { wireRequest } from '../client/wire-request.ts'
import { ABSENT, type Difference } from '../compare/difference.ts'
import { compareAnswer, type Expectation } from '../compare/expectation.ts'
import { parsePath, pathBelow, valueAt } from '../compare/path.ts'
import type { RequestSpec, Scenario, Step } from '../suite/clause.ts'
import { fillText, fillValue, type PlaceholderValues } from '../suite/placeholder.ts'
import { type BrandWords, neutralWords } from '../targets/brand.ts'
import type { Connection } from '../targets/connection.ts'
import { readIds } from './ids.ts'
import type { StepRecord } from './result.ts'

/**
 * Sends a scenario's steps one after the other, up to the first that is not as expected; where both doors are asked,
 * GraphQL is asked in any case. Throws CannotJudge when something that a step needs cannot be had.
 */
export async function perform(scenario: Scenario, connection: Connection): Promise<readonly StepRecord[]> {
  const idOf = await readIds(scenario, connection)
  const saved = new Map<string, unknown>()
  const records: StepRecord[] = []
  const brand = brandOf(scenario, connection)
  for (const step of scenario.steps) {
    const hasTextIds = step.asks !== null || step.request.door === 'graphql'
    const values: PlaceholderValues = {
      entry: name => (hasTextIds ? String(idOf(name)) : idOf(name)),
      saved: name => saved.get(name),
    }
    const twin = asksGraphql(step) ? records.at(-1) : undefined
    const record = await take(step, { values, twin: twin?.outcome }, connection, brand)
    records.push(record)
    if (record.outcome.kind === 'no-answer' || (record.differences.length > 0 && !asksRest(step))) break
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

/** What a step is filled and judged with. */
interface Known {
  readonly values: PlaceholderValues
  /** What REST answered to the same query. */
  readonly twin: Outcome | undefined
}

async function take(
  step: Step,
  known: Known,
  connection: Connection,
  brand: BrandWords,
): Promise<StepRecord> {
  const { values } = known
  const spec = fillRequest(step.request, values)
  const sent = brand.request(await connection.callers.sign(wireRequest(spec), spec.as, spec.token))
  const outcome = await connection.client.send(sent)
  const shownPath = brand.text(fillText(step.request.path, { ...values, saved: () => undefined }))
  const { asks } = step
  return { spec, asks, shownPath, sent, outcome, ...judgeStep(branded(step, brand), known, outcome) }
}

/** Only the platform has a brand. */
function brandOf({ service }: Scenario, { endpoint }: Connection): BrandWords {
  return (service === 'platform' && endpoint.brand) || neutralWords
}

/** A step whose expectations are in the words of the target. */
function branded(step: Step, brand: BrandWords): Step {
  const accepted = step.accepted.map(({ who, expect }) => ({ who, expect: brand.expectation(expect) }))
  return { ...step, accepted }
}

function fillRequest(spec: RequestSpec, values: PlaceholderValues): RequestSpec {
  return {
    ...spec,
    path: fillText(spec.path, values),
    body: fillValue(spec.body, values),
    headers: mapValues(spec.headers, value => fillText(value, values)),
  }
}

type StepJudgement = Pick<StepRecord, 'expected' | 'differences' | 'accepted'>

/** Compares with every accepted answer, so that all who answer so are known; shows the nearest one. */
function judgeStep(step: Step, { values, twin }: Known, outcome: Outcome): StepJudgement {
  const offers = step.accepted.map(({ who, expect }) => {
    const expected = fillExpectation(expect, values)
    return { who: who ?? '', expected, differences: differencesOf(expected, step, outcome, twin) }
  })
  const nearest = offers.reduce((best, offer) =>
    offer.differences.length < best.differences.length ? offer : best,
  )
  const matched = offers.filter(offer => offer.differences.length === 0).map(offer => offer.who)
  const accepted = offers.length > 1 ? { matched, offered: offers.map(offer => offer.who) } : null
  return { expected: nearest.expected, differences: nearest.differences, accepted }
}

function differencesOf(
  expected: Expectation,
  step: Step,
  outcome: Outcome,
  twin: Outcome | undefined,
): readonly Difference[] {
  if (outcome.kind === 'no-answer') return []
  const { asks, request } = step
  if (!asks) return [...compareAnswer(expected, outcome), ...missingSaves(step, outcome.json)]
  const other = twin?.kind === 'answer' ? doorAnswer('rest', twin) : null
  return compareDoors(asks, expected.both ?? {}, doorAnswer(request.door, outcome), other)
}

function doorAnswer(door: DoorAnswer['door'], { json }: Answer): DoorAnswer {
  return { door, json }
}

/** What later steps need must be there, whether or not the scenario expects anything of it. */
function missingSaves({ save }: Step, json: unknown): readonly Difference[] {
  return Object.values(save).flatMap(path => {
    const isThere = valueAt(json, parsePath(path)) !== ABSENT
    return isThere ? [] : [{ path: pathBelow('body', path), expected: '<any>', actual: ABSENT }]
  })
}

function fillExpectation(expect: Expectation, values: PlaceholderValues): Expectation {
  return {
    ...(expect.status !== undefined && { status: expect.status }),
    ...(expect.headers && { headers: mapValues(expect.headers, value => fillValue(value, values)) }),
    ...(expect.body && { body: mapValues(expect.body, value => fillValue(value, values)) }),
    ...(expect.text !== undefined && { text: fillValue(expect.text, values) }),
    ...(expect.both && { both: mapValues(expect.both, value => fillValue(value, values)) }),
  }
}

function mapValues<V, W>(record: Readonly<Record<string, V>>, change: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
