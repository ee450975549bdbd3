import type { Clause, RequestSpec, Scenario, Step } from '../suite/clause.ts'
import { isLaterPremise } from '../suite/premises.ts'
import { shortDigest } from './canonical.ts'

/**
 * The digest of all that a scenario's verdict depends on in the suite, its world's entries apart: what it asks, what it
 * expects, and what a difference means. Its words do not count, nor where its file lies. A part that is not said is not
 * there: a key that a later release invents leaves alone the digests of scenarios that do not use it.
 */
export function scenarioDigest({ id, status }: Pick<Clause, 'id' | 'status'>, scenario: Scenario): string {
  const { strength, world, versions, writes, requires, rests, steps } = scenario
  return shortDigest(
    said({
      ...{ id: scenario.id, clause: id, status, world, writes, requires },
      rests: rests.filter(it => !isLaterPremise(it)),
      strength: strength === 'must' ? null : strength,
      versions: versions && said({ ...versions }),
      steps: steps.map(stepParts),
    }),
  )
}

function stepParts({ request, asks, accepted, without, save }: Step) {
  return said({
    request: requestParts(request),
    asks,
    accepted: accepted.map(it => said({ ...it })),
    without,
    save,
  })
}

/** A body is sent as it is written: that it is null or empty is something to say. */
function requestParts({ body, isExact, door: _, ...request }: RequestSpec) {
  return { ...said({ ...request, isExact }), ...(body !== undefined && { body }) }
}

/** Without members that say nothing. */
function said(members: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => !saysNothing(value)))
}

function saysNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
