import type { Answer } from '../client/outcome.ts'
import { wireRequest } from '../client/wire-request.ts'
import { proofsOf } from '../secrets/requests.ts'
import type { Connection } from '../targets/connection.ts'
import { CannotJudge } from '../targets/target.ts'
import { lineOf } from './line.ts'
import type { SourceRequest } from './requests/source.ts'
import { veilOver } from './veil.ts'

export interface RequestsToRecord {
  readonly requests: readonly SourceRequest[]
  readonly group: string
  readonly signal: AbortSignal
  readonly onLine: (line: string) => void
}

/** Sends requests one after the other and gives a line for each that is answered. Gives what went unanswered. */
export async function recordRequests(
  { requests, group, signal, onLine }: RequestsToRecord,
  connection: Connection,
): Promise<readonly string[]> {
  const unanswered: string[] = []
  for (const request of requests) {
    if (signal.aborted) break
    const outcome = await sendAs(request, connection)
    if (outcome.kind === 'answer') onLine(lineFor(request, group, outcome, connection))
    else unanswered.push(`${request.id}: ${outcome.says}`)
  }
  return unanswered
}

async function sendAs(
  request: SourceRequest,
  { client, callers }: Connection,
): Promise<Answer | { readonly kind: 'no-answer'; readonly says: string }> {
  try {
    return await client.send(await callers.sign(wireRequest(request), request.as))
  } catch (error) {
    if (!(error instanceof CannotJudge)) throw error
    return { kind: 'no-answer', says: error.message }
  }
}

function lineFor(request: SourceRequest, group: string, answer: Answer, connection: Connection): string {
  const head = { id: request.id, group, variant: null, world: null, writes: false, isFresh: false }
  // What a request itself proves its caller with is sent, and not written down.
  const own = proofsOf(request.path, request.headers)
  return lineOf(head, request, answer, veilOver([...connection.secrets(), ...own]))
}
