import type { AbstractQuery } from '../agreement/abstract-query.ts'
import { graphqlDocument } from '../agreement/graphql-document.ts'
import { restPath } from '../agreement/rest-request.ts'
import { asksBothDoors } from './check-agree.ts'
import type { Accepted, Clause, RequestSpec, Scenario, Service, Step, VersionRange } from './clause.ts'
import type { ClauseDocument, RequestDocument, ScenarioDocument, StepDocument } from './clause-document.ts'
import { impliedPremises } from './premises.ts'
import { sendsWrite } from './sent.ts'
import { NEWEST_MAJOR, usualVersion } from './versions.ts'

/** A checked clause document as the runner works with it: every default filled in, one form for each thing. */
export function clauseOf(document: ClauseDocument, file: string): Clause {
  const service: Service = document.clause.startsWith('platform.') ? 'platform' : 'content'
  return {
    id: document.clause,
    says: document.says,
    status: document.status,
    strength: document.strength ?? 'must',
    service,
    sources: document.source,
    file,
    why: document.why ?? null,
    disagrees: document.disagrees ?? null,
    untestable: document.untestable ?? null,
    hasUnit: document.unit === undefined,
    followsFrom: [document.unit ?? []].flat().filter(name => name !== 'none'),
    scenarios: (document.scenarios ?? []).map(scenario => scenarioOf(scenario, document, service)),
    lifts: document.lift ?? [],
  }
}

function scenarioOf(document: ScenarioDocument, clause: ClauseDocument, service: Service): Scenario {
  const steps = (document.steps ?? [document]).flatMap(stepsOf)
  const versions = service === 'platform' ? rangeOf(document, clause) : null
  return {
    id: document.id,
    says: document.says,
    clause: clause.clause,
    strength: document.strength ?? clause.strength ?? 'must',
    service,
    world: document.world,
    versions,
    platformVersion: versions && usualVersion(versions),
    writes: document.writes ?? false,
    sendsWrites: steps.some(({ request }) => sendsWrite(request)),
    requires: requiredBy(document),
    tags: document.tags ?? [],
    rests: clause.status === 'documented' ? restsOf(document, clause, steps) : [],
    steps,
  }
}

/** What a scenario says of versions comes before what its clause says. */
function rangeOf(scenario: ScenarioDocument, clause: ClauseDocument): VersionRange {
  const { since = clause.since ?? NEWEST_MAJOR, before = clause.before } = scenario
  return { since: versionText(since), before: before === undefined ? null : versionText(before) }
}

/** YAML reads `4` and `4.0` as the same number. */
function versionText(version: number | string): string {
  return String(version).includes('.') ? String(version) : `${version}.0`
}

/** What is said to, and what any request of its kind rests on. */
function restsOf(
  document: ScenarioDocument,
  clause: ClauseDocument,
  steps: readonly Step[],
): readonly string[] {
  const implied = steps.flatMap(({ request }) => impliedPremises(request))
  return [...new Set([...(clause.rests ?? []), ...(document.rests ?? []), ...implied])]
}

/** What asks both doors needs GraphQL, whether or not the scenario says so. */
function requiredBy(document: ScenarioDocument): readonly string[] {
  const { requires = [] } = document
  return asksBothDoors(document) ? [...new Set([...requires, 'graphql'])] : requires
}

/** One step for each request: two where both doors are asked. */
function stepsOf(document: StepDocument): readonly Step[] {
  if (document.agree) return bothDoors(document, document.agree)
  const request = requestOf(document)
  const { without = null, save = {} } = document
  return [{ request, asks: null, accepted: acceptedOf(document), without, save }]
}

/** REST is asked first: a difference between the doors shows at GraphQL. */
function bothDoors(document: StepDocument, query: AbstractQuery): readonly Step[] {
  const request = { method: 'GET', path: restPath(query) }
  const requests = [requestOf({ ...document, request }), graphqlRequest(document, graphqlDocument(query))]
  const accepted = [{ who: null, expect: document.expect ?? {} }]
  return requests.map(request => ({ request, asks: query, accepted, without: null, save: {} }))
}

function acceptedOf({ accept, expect }: StepDocument): readonly Accepted[] {
  if (accept) return accept
  return expect ? [{ who: null, expect }] : []
}

function requestOf(document: StepDocument): RequestSpec {
  if (document.graphql !== undefined) return graphqlRequest(document, document.graphql)
  const request = typeof document.request === 'string' ? requestLine(document.request) : document.request
  if (!request) throw new Error('invariant: a checked step has a request')
  return {
    method: request.method,
    path: request.path,
    headers: request.headers ?? {},
    body: request.body,
    as: request.as ?? document.as ?? 'public',
    token: document.token ?? null,
    isExact: request.exact ?? false,
    door: isGraphqlPath(request.path) ? 'graphql' : 'rest',
  }
}

function requestLine(text: string): RequestDocument {
  const space = text.indexOf(' ')
  return { method: text.slice(0, space), path: text.slice(space + 1) }
}

function graphqlRequest(document: StepDocument, query: string): RequestSpec {
  const { variables, operationName } = document
  return {
    method: 'POST',
    path: '/graphql',
    headers: {},
    body: { query, ...(variables && { variables }), ...(operationName !== undefined && { operationName }) },
    as: document.as ?? 'public',
    token: null,
    isExact: false,
    door: 'graphql',
  }
}

function isGraphqlPath(path: string): boolean {
  return /^\/graphql(\?|$)/.test(path)
}
