import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, printSchema } from 'graphql'
import { isObject } from '../compare/json-value.ts'
import { embedReference, type OracleWorld } from '../targets/oracle.ts'
import { UsageError } from '../usage-error.ts'

/** The GraphQL schema of a world, in the schema definition language. Throws UsageError for a world without GraphQL. */
export async function sdlOf(world: OracleWorld): Promise<string> {
  const { graphql } = world.options
  if (graphql === null)
    throw new UsageError(`The world ${world.name} has no GraphQL: its options turn it off.`)
  // Whatever the world's own limits are: this is no request of a client.
  const open = { ...graphql, endpoint: ENDPOINT, depthLimit: 100, apolloServer: { introspection: true } }
  const reference = await embedReference({
    world: { ...world, options: { ...world.options, graphql: open } },
  })
  const body = new TextEncoder().encode(JSON.stringify({ query: getIntrospectionQuery() }))
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const answer = await reference.handle({ method: 'POST', target: ENDPOINT, headers, body })
  const json: unknown = JSON.parse(String(answer.body))
  const data = isObject(json) ? json.data : undefined
  if (!isIntrospection(data))
    throw new Error(`invariant: the schema cannot be asked for: ${String(answer.body)}`)
  return `${printSchema(buildClientSchema(data))}\n`
}

const ENDPOINT = '/graphql'

/** The oracle's own answer to the introspection query; the rest of it is graphql-js's affair. */
export function isIntrospection(data: unknown): data is IntrospectionQuery {
  return isObject(data) && isObject(data.__schema)
}
