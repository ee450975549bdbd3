import { buildClientSchema, type GraphQLSchema, getIntrospectionQuery } from 'graphql'
import { isObject } from '../../compare/json-value.ts'
import { isIntrospection } from '../../describe/sdl.ts'
import type { Connection } from '../../targets/connection.ts'

/** The GraphQL schema of the oracle's world; null when it has none. */
export async function readSchema({ client }: Connection): Promise<GraphQLSchema | null> {
  const outcome = await client.send({
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: getIntrospectionQuery() }),
  })
  if (outcome.kind === 'no-answer') throw new Error(`the oracle gave no answer: ${outcome.says}`)
  const data = isObject(outcome.json) ? outcome.json.data : undefined
  return isIntrospection(data) ? buildClientSchema(data) : null
}
