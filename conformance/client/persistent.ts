import type { Client } from './client.ts'
import { hiccupOf } from './hiccup.ts'
import { type Patience, patienceOf } from './patience.ts'
import type { WireRequest } from './wire-request.ts'

/** So often a request is sent at most. */
const MOST_SENT = 3

/**
 * A client that sends again what met with a hiccup, after as long as the target asks for. Only for what a run needs besides its scenarios, such as ids and
 * sessions, and where to ask twice does no harm: no verdict rests on whether the first answer was a good one.
 */
export function persistent(client: Client, patience = patienceOf()): Client {
  return { ...client, send: request => sendUntilAnswered(client, request, patience) }
}

async function sendUntilAnswered(client: Client, request: WireRequest, patience: Patience) {
  let outcome = await client.send(request)
  for (let sent = 1; sent < MOST_SENT && hiccupOf(outcome) !== null; sent++) {
    // Who waited in vain once does not wait in vain again.
    if (outcome.kind === 'no-answer' && outcome.reason !== 'broken-off') break
    await patience.waitFor(outcome)
    outcome = await client.send(request)
  }
  return outcome
}
