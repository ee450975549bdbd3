import type { Client } from '../client/client.ts'
import { type Connection, connect } from '../targets/connection.ts'
import type { Target } from '../targets/target.ts'

/** The clauses on which the answers to one scenario rested. */
export type OnClauses = (scenario: string, clauses: readonly string[]) => void

/** The same reference, asked with each request of a scenario which clauses its answer rests on. */
export function explainingTarget(reference: Target, onClauses: OnClauses): Target {
  return {
    ...reference,
    connect: (endpoint, options) => {
      const connection = connect(endpoint, options)
      return { ...connection, forScenario: id => explaining(connection, clauses => onClauses(id, clauses)) }
    },
  }
}

function explaining(connection: Connection, onClauses: (clauses: readonly string[]) => void): Connection {
  return { ...connection, client: explainingClient(connection.client, onClauses) }
}

const EXPLAIN = { 'x-assayer-explain': '1' }

function explainingClient(client: Client, onClauses: (clauses: readonly string[]) => void): Client {
  return {
    ...client,
    send: async request => {
      const outcome = await client.send({ ...request, headers: { ...request.headers, ...EXPLAIN } })
      const told = outcome.kind === 'answer' ? outcome.headers['x-assayer-clauses'] : undefined
      if (typeof told === 'string' && told !== '') onClauses(told.split(', '))
      return outcome
    },
  }
}
