import { Document, visit } from 'yaml'
import type { Expectation } from '../../compare/expectation.ts'
import type { JsonObject } from '../../compare/json-value.ts'
import { groupBy } from '../../group-by.ts'
import type { SourceRequest } from '../requests/source.ts'
import { isGraphqlBody } from './request.ts'
import { clauseOf, distinctNames, nameOf } from './scenario-ids.ts'

/** One request of a scenario with what it is to be answered. */
export interface WrittenStep {
  readonly request: SourceRequest
  readonly expect: Expectation
  readonly save?: Readonly<Record<string, string>>
}

export interface Origin {
  readonly service: string
  readonly world: string
  /** The majors of the platform for which they hold: nothing where they hold for the newest. */
  readonly versions: JsonObject
}

/** A clause file by its name. */
export interface ClauseFile {
  readonly name: string
  readonly text: string
}

interface RecordedSteps {
  readonly reads: readonly WrittenStep[]
  readonly session: readonly WrittenStep[]
}

/** One file for the reads of each resource, and one for what came after the first write. */
export function clauseFiles({ reads, session }: RecordedSteps, origin: Origin): readonly ClauseFile[] {
  const byClause = groupBy(reads, ({ request }) => clauseOf(request.path))
  const files = [...byClause].map(([clause, steps]) =>
    clauseFile(clause, `Requests to ${clause.split('.').at(-1)} get the answers that were recorded.`, {
      scenarios: readScenarios(clause, steps, origin),
      ...origin,
    }),
  )
  return session.length === 0 ? files : [...files, sessionFile(session, origin)]
}

function readScenarios(clause: string, steps: readonly WrittenStep[], { world }: Origin) {
  const distinct = distinctNames()
  return steps.map(step => ({
    id: `${clause}.${distinct(nameOf(step.request))}`,
    says: `${askedIn(step.request)} gets the recorded answer`,
    world,
    ...(isGraphqlBody(step.request.body) && { requires: ['graphql'] }),
    ...stepDocument(step),
  }))
}

function sessionFile(steps: readonly WrittenStep[], origin: Origin): ClauseFile {
  const clause = `${origin.service}.recorded.session`
  const scenario = {
    id: `${clause}.writes`,
    says: 'every request of the session gets the recorded answer',
    world: origin.world,
    writes: true,
    ...(steps.some(({ request }) => isGraphqlBody(request.body)) && { requires: ['graphql'] }),
    steps: steps.map(stepDocument),
  }
  return clauseFile(clause, 'A session that writes gets the answers that were recorded.', {
    scenarios: [scenario],
    ...origin,
  })
}

function askedIn({ method, path, body }: SourceRequest): string {
  return isGraphqlBody(body) ? 'the GraphQL query' : `${method} ${path.split('?')[0]}`
}

function stepDocument({ request, expect, save }: WrittenStep): JsonObject {
  const { as } = request
  return { ...requestDocument(request), ...(as !== 'public' && { as }), expect, ...(save && { save }) }
}

const OF_GRAPHQL = ['query', 'variables', 'operationName']

function requestDocument({ method, path, headers, body }: SourceRequest): JsonObject {
  const isBare = Object.keys(headers).length === 0
  if (isBare && body === undefined) return { request: `${method} ${path}` }
  const isPlain = isBare && path === '/graphql' && isGraphqlBody(body)
  if (isPlain && Object.keys(body).every(key => OF_GRAPHQL.includes(key))) {
    const { query, variables, operationName } = body
    return {
      graphql: query,
      ...(variables !== undefined && { variables }),
      ...(typeof operationName === 'string' && { operationName }),
    }
  }
  return { request: { method, path, ...(!isBare && { headers }), ...(body !== undefined && { body }) } }
}

/** Longer ones are written in several lines. */
const LONGEST_IN_ONE_LINE = 90

interface Content extends Origin {
  readonly scenarios: readonly JsonObject[]
}

function clauseFile(clause: string, says: string, { versions, scenarios }: Content): ClauseFile {
  const document = new Document({ clause, says, ...versions, scenarios })
  visit(document, {
    Collection: (_, node) => {
      if (JSON.stringify(node.toJS(document)).length <= LONGEST_IN_ONE_LINE) node.flow = true
    },
  })
  const head = '# Written by `assayer record --as-scenarios`: what was answered is what is expected.\n'
  return {
    name: `${clause.replace('.recorded.', '-')}.yaml`,
    text: head + document.toString({ lineWidth: 0 }),
  }
}
