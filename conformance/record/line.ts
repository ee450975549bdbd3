import type { Answer } from '../client/outcome.ts'
import type { RecordedLine } from '../replay/recording.ts'
import { REDACTED } from '../secrets/redact.ts'
import { hideCookie } from '../secrets/requests.ts'
import type { RequestSpec } from '../suite/clause.ts'
import type { Veil } from './veil.ts'

/** Where a line comes from, and how it may be sent again. */
export type LineHead = Pick<RecordedLine, 'id' | 'group' | 'variant' | 'world' | 'writes' | 'isFresh'>

/** A request as it was written, without its caller's proof. */
export type LineRequest = Pick<RequestSpec, 'method' | 'path' | 'headers' | 'body' | 'as' | 'token'>

/** One line of a recording: what `readRecording` reads. What is usual is left out. */
export function lineOf(head: LineHead, request: LineRequest, answer: Answer, veil: Veil): string {
  const { id, group, variant, world, writes, isFresh } = head
  const { method, path, headers, body, as, token } = request
  const isText = answer.json === undefined
  return `${JSON.stringify({
    ...{ id: veil.text(id), group },
    ...(variant !== null && { variant }),
    ...(world !== null && { world }),
    ...(writes && { writes }),
    ...(isFresh && { fresh: true }),
    ...(as !== 'public' && { as }),
    ...(token && { token: veil.value(token) }),
    ...{ method, path: veil.text(path) },
    ...(Object.keys(headers).length > 0 && { headers: veil.value(headers) }),
    ...(body !== undefined && { body: veil.value(body) }),
    status: answer.status,
    responseHeaders: headersOf(answer, veil),
    responseBody: veil.value(isText ? answer.text : answer.json),
    ...(isText && answer.text !== '' && { text: true }),
  })}\n`
}

/** Of the connection and the moment, not of the answer. */
const PASSING = ['date', 'connection', 'keep-alive', 'transfer-encoding']

function headersOf({ headers }: Answer, veil: Veil): Readonly<Record<string, unknown>> {
  const kept = Object.entries(headers).filter(([name]) => !PASSING.includes(name))
  return Object.fromEntries(
    kept.map(([name, value]) => [name, name === 'set-cookie' ? cookiesOf(value) : veil.value(value)]),
  )
}

/** A cookie's name and attributes; its value is a proof. */
function cookiesOf(value: string | readonly string[]): unknown {
  const hide = (cookie: string) => hideCookie(cookie, REDACTED)
  return typeof value === 'string' ? hide(value) : value.map(hide)
}
