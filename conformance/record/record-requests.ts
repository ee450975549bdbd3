import type { Answer } from '../client/outcome.ts'
import { wireRequest } from '../client/wire-request.ts'
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
  return lineOf(head, request, answer, veilOver([...connection.secrets(), ...secretsOf(request)]))
}

/** Parameters that prove who asks. */
const PROOF = /[?&](?:key|token|access_token|api_key|password|secret|client_secret|code)=([^&]+)/gi

/** What a request itself proves its caller with: it is sent, and not written down. */
function secretsOf({ path, headers }: SourceRequest): readonly string[] {
  const fromHeaders = ['authorization', 'cookie', 'x-api-key'].flatMap(name => headers[name] ?? [])
  const bare = fromHeaders.map(value => value.replace(/^\S+\s+/, ''))
  return [...bare, ...[...path.matchAll(PROOF)].flatMap(([, value]) => value ?? [])]
}
