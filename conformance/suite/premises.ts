import type { Clause, RequestSpec, Scenario } from './clause.ts'
import { type Problem, shown } from './problem.ts'
import { covers, rangeText } from './versions.ts'

interface Implied {
  readonly by: (request: RequestSpec) => boolean
  readonly scenario: string
  /** It was found out after requirement sets had been frozen: what they froze does not name it. */
  readonly isLater?: true
}

/** What every request of a kind rests on, though the documentation does not say it: the scenario that shows it. */
const IMPLIED: readonly Implied[] = [
  {
    // How a document is sent: "the HTTP method and request body format: not shown".
    by: ({ door, method }) => door === 'graphql' && method === 'POST',
    scenario: 'content.graphql.http.post.type-name',
  },
  {
    // That the schema can be asked for is nowhere said.
    by: ({ door, body }) => door === 'graphql' && /\b__(schema|type)\b/.test(JSON.stringify(body) ?? ''),
    scenario: 'content.graphql.introspection.schema',
  },
  {
    // Ids are found out by REST, and that GraphQL has the same is nowhere said.
    by: ({ door, body }) => door === 'graphql' && /<[a-z-]+:[^>]+>/.test(JSON.stringify(body) ?? ''),
    scenario: 'content.graphql.types.same-ids.listed',
  },
  // "The location in the request that carries the key: not shown".
  { by: ({ as }) => as === 'content-key', scenario: 'platform.authentication.content-key.opens' },
  {
    // "The format of the header value: not shown".
    by: ({ headers }) => Object.entries(headers).some(it => ACCEPT_VERSION.test(it.join(': '))),
    scenario: 'platform.versioning.accept-version.letter',
    isLater: true,
  },
  // "Request and response bodies for most endpoints: not shown", and by which method they are edited is not shown, either.
  {
    by: it => isEdit(it) && !isOfPosts(it),
    scenario: 'platform.admin-api.posts.refused.edit-no-list',
    isLater: true,
  },
  // A server that alone cannot edit posts is wrong: other resources tell whether that is for the method.
  {
    by: it => isEdit(it) && isOfPosts(it),
    scenario: 'platform.admin-api.posts.refused.edit-no-list-of-pages',
    isLater: true,
  },
  { by: it => readsOne(it, 'content'), scenario: 'platform.content-api.list-form.in-a-list', isLater: true },
  // Who shows one by itself may take it so.
  {
    by: it => readsOne(it, 'admin') || sendsList(it),
    scenario: 'platform.admin-api.posts.read-details.in-a-list',
    isLater: true,
  },
]

const ACCEPT_VERSION = /^accept-version: v/i

function isEdit({ method, path }: RequestSpec): boolean {
  return method === 'PUT' && ADMIN.test(path)
}

const ADMIN = /^\/platform\/api\/(?:[\w.]+\/)?admin\//

function isOfPosts({ path }: RequestSpec): boolean {
  return path.includes('/admin/posts/')
}

/** Whether a request to the admin API sends what it adds or edits in a list. */
function sendsList({ path, body }: RequestSpec): boolean {
  return ADMIN.test(path) && Object.values(Object(body)).some(Array.isArray)
}

/** Whether a request reads one resource of an API of the platform, by its id or by its slug. */
function readsOne({ method, path }: RequestSpec, api: 'content' | 'admin'): boolean {
  const [, name] = ONE.exec(path) ?? []
  return method === 'GET' && name === api
}

const ONE = /^\/platform\/api\/(?:[\w.]+\/)?(content|admin)\/\w+\/(?:slug\/)?[^/?]+\//

/** Ids of the scenarios on which a request rests because of its kind. */
export function impliedPremises(request: RequestSpec): readonly string[] {
  return IMPLIED.filter(({ by }) => by(request)).map(({ scenario }) => scenario)
}

/** Whether requests were found to rest on a scenario after requirement sets had been frozen. */
export function isLaterPremise(id: string): boolean {
  return IMPLIED.some(({ scenario, isLater }) => scenario === id && isLater === true)
}

/** The scenarios that show whether a target has what others rest on, by the ids that these name. */
export function findPremises(
  clauses: readonly Clause[],
  scenarios: readonly Scenario[],
): ReadonlyMap<string, readonly Scenario[]> {
  const wanted = new Set(scenarios.flatMap(({ rests }) => rests))
  // Diagnosing asks for a few scenarios at a time, most of which rest on nothing.
  if (wanted.size === 0) return new Map()
  const showing = readsByName(clauses, wanted)
  const found = [...wanted].map(id => [id, showing.get(id) ?? []] as const)
  return new Map(found.filter(([, premises]) => premises.length > 0))
}

/** Scenarios that only read, by their own id or by that of their clause, where it is wanted. */
function readsByName(
  clauses: readonly Clause[],
  wanted: ReadonlySet<string>,
): ReadonlyMap<string, readonly Scenario[]> {
  const found = new Map<string, readonly Scenario[]>()
  for (const { id, scenarios } of clauses) {
    for (const scenario of scenarios)
      if (wanted.has(scenario.id) && !scenario.writes) found.set(scenario.id, [scenario])
    if (wanted.has(id))
      found.set(
        id,
        scenarios.filter(({ writes }) => !writes),
      )
  }
  return found
}

/** What scenarios are said to rest on must be there, be silent ground, and be asked without a trace. */
export function strangePremises(clauses: readonly Clause[]): readonly Problem[] {
  const wanted = new Set(clauses.flatMap(({ scenarios }) => scenarios.flatMap(({ rests }) => rests)))
  const silent = clauses.filter(({ status }) => status !== 'documented')
  const showing = readsByName(silent, wanted)
  const expected = 'clauses or scenarios that are not documented, with a scenario that only reads'
  const premisesOf = (id: string) => showing.get(id) ?? []
  const isKnown = (id: string) => isImplied(id) || premisesOf(id).length > 0
  return clauses.flatMap(({ file, scenarios }) => {
    const names = new Set(scenarios.flatMap(({ rests }) => rests))
    const unknown = [...names].filter(id => !isKnown(id))
    return [
      ...unknown.map(id => ({ file, path: 'rests', found: shown(id), expected })),
      ...scenarios.flatMap(scenario =>
        scenario.rests
          .filter(id => !isShownFor(scenario, premisesOf(id)))
          .map(id => tooYoung(id, scenario, file)),
      ),
    ]
  })
}

/** It must be possible to ask in each version that is asked of. */
function isShownFor({ versions }: Scenario, premises: readonly Scenario[]): boolean {
  if (versions === null || premises.length === 0) return true
  return premises.some(premise => premise.versions === null || covers(premise.versions, versions))
}

function tooYoung(id: string, { versions, id: scenario }: Scenario, file: string): Problem {
  const range = versions ? rangeText(versions) : 'always'
  return { file, path: 'rests', found: shown(id), expected: `what holds ${range}, as ${scenario} does` }
}

/** A suite need not have a scenario for it. */
function isImplied(id: string): boolean {
  return IMPLIED.some(({ scenario }) => scenario === id)
}
