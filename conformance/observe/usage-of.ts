import { type TrafficRequest, withoutSecrets } from '../traffic/traffic.ts'
import { type ClauseUse, type Finding, type Observation, requestsOf } from './observation.ts'
import type { Exchanged } from './recording.ts'
import { shapeLine } from './shape.ts'
import type { Usage, UsageExample, UsageFinding, UsageOfClause, UsageOfShape } from './usage.ts'
import type { Use } from './uses.ts'

/** What was observed as it is written: without secrets, in an order that does not depend on chance. */
export function usageOf(observation: Observation, kit: string): Usage {
  const { world, platformVersion, requests, unjudged, uses, findings } = observation
  return {
    ...{ format: 'assayer-usage', version: 1, kit, world, platformVersion, requests, unjudged },
    findings: findings.map(findingOf),
    uses: uses.map(shapeUsage),
    clauses: clausesOf(observation),
  }
}

function clausesOf({ uses, statuses }: Observation): Readonly<Record<string, UsageOfClause>> {
  const names = [...statuses].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(
    names.map(([id, status]) => {
      const using = uses.filter(({ clauses }) => clauses.includes(id))
      return [id, { status, requests: using.reduce((sum, { use }) => sum + use.count, 0) }]
    }),
  )
}

function shapeUsage({ use, clauses }: ClauseUse): UsageOfShape {
  const { service, method, path, query, document } = use.shape
  return {
    ...{ request: shapeLine(use.shape), service, method, path, query },
    ...(document !== null && { document }),
    ...{ count: use.count, statuses: Object.fromEntries(use.statuses) },
    example: exampleOf(firstOf(use)),
    clauses,
  }
}

/** One that was taken says more than one that was refused. */
function firstOf({ examples, first }: Use): Exchanged {
  const taken = examples.find(({ exchange }) => exchange.status < 400)
  return taken?.exchange ?? examples[0]?.exchange ?? first
}

function exampleOf(exchange: Exchanged): UsageExample {
  const { target, headers, body } = harmless(exchange)
  return {
    target,
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(body !== null && { body: new TextDecoder().decode(body) }),
  }
}

function harmless({ request }: Exchanged): TrafficRequest {
  const body = request.body && new TextDecoder().decode(request.body)
  const { method, target: path, headers } = request
  const [known] = withoutSecrets({
    requests: [{ position: 1, method, path, headers, body }],
    skipped: 0,
  }).requests
  if (!known) throw new Error('invariant: a request without its secrets is a request')
  return known
}

function findingOf(finding: Finding): UsageFinding {
  const { id, rank, says, advice, places } = finding
  return {
    ...{ id, rank, says },
    ...(advice !== null && { advice }),
    requests: requestsOf(finding),
    places: places.map(({ use, example, count, detail }) => ({
      request: shapeLine(use.shape),
      count,
      example: harmless(example.exchange).target,
      ...(detail !== null && { detail }),
    })),
  }
}
