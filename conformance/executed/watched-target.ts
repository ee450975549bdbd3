import type { Client } from '../client/client.ts'
import type { Outcome } from '../client/outcome.ts'
import { type Connection, connect } from '../targets/connection.ts'
import type { Target } from '../targets/target.ts'

/** What is done with each request that a scenario makes; requests for ids and sessions are not among them. */
export interface Watch {
  /** Sent besides its own. */
  readonly headers: Readonly<Record<string, string>>
  readonly onRequest?: (scenario: string) => void
  readonly onOutcome: (scenario: string, outcome: Outcome) => void
}

/** The same target, of which each scenario's answers are seen. */
export function watchedTarget(target: Target, watch: Watch): Target {
  return {
    ...target,
    connect: (endpoint, options) => {
      const connection = (target.connect ?? connect)(endpoint, options)
      return {
        ...connection,
        forScenario: id => watched(connection.forScenario?.(id) ?? connection, id, watch),
      }
    },
  }
}

function watched(
  connection: Connection,
  scenario: string,
  { headers, onRequest, onOutcome }: Watch,
): Connection {
  const client: Client = {
    ...connection.client,
    send: async request => {
      const sent = { ...request, headers: { ...request.headers, ...headers } }
      onRequest?.(scenario)
      const outcome = await connection.client.send(sent)
      onOutcome(scenario, outcome)
      return outcome
    },
  }
  return { ...connection, client }
}
