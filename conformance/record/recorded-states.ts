import type { Answer } from '../client/outcome.ts'
import { type WireRequest, wireRequest } from '../client/wire-request.ts'
import type { RecordedLine } from '../replay/recording.ts'
import type { TokenChanges } from '../suite/clause.ts'
import { veilOver } from './veil.ts'

/** What a recorded world answered after some changes: the state that these changes lead to. */
export interface RecordedState {
  /** The answer and the state after it; null when this request was not recorded in this state. */
  after(key: string): { readonly answer: Answer; readonly state: RecordedState } | null
}

/** Signatures are not recorded, so they do not count. */
const SIGNATURES = veilOver([])

/** Equal requests of equal callers have equal keys; `request` without the caller's proof. */
export function keyOf(
  { method, path, headers, body }: WireRequest,
  as: string,
  token: TokenChanges | null,
): string {
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)
  return SIGNATURES.text(JSON.stringify([method, path, named.toSorted(byName), body, as, token]))
}

export function keyOfLine(line: RecordedLine): string {
  return keyOf(wireRequest(line), line.as, line.token)
}

function byName([a]: readonly [string, string], [b]: readonly [string, string]): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * The states of a recording, from the world as it was. The same requests that change it, in the same order, lead to
 * the same state again; what only reads leads nowhere. So a scenario can be judged that was not recorded as such, as
 * long as its requests were.
 */
export function statesOf(lines: readonly RecordedLine[]): RecordedState {
  const root = new State()
  for (const line of lines) if (!line.writes) root.keep(line)
  let here = root
  for (const line of lines.filter(it => it.writes)) {
    if (line.isFresh) here = root
    here = here.keepInSequence(line)
  }
  return root
}

class State implements RecordedState {
  readonly #answers = new Map<string, Answer>()
  readonly #changes = new Map<string, { readonly answer: Answer; readonly state: State }>()

  after(key: string): { readonly answer: Answer; readonly state: State } | null {
    const answer = this.#answers.get(key)
    return answer ? { answer, state: this } : (this.#changes.get(key) ?? null)
  }

  /** A request that leaves this state as it is. The first answer stays. */
  keep(line: RecordedLine): void {
    const key = keyOfLine(line)
    if (!this.#answers.has(key)) this.#answers.set(key, answerOf(line))
  }

  /** A request of a scenario that writes. What only reads, or is known to do no harm, changes nothing. */
  keepInSequence(line: RecordedLine): State {
    const key = keyOfLine(line)
    if (['GET', 'HEAD', 'OPTIONS'].includes(line.method)) this.keep(line)
    const known = this.after(key)
    if (known) return known.state
    const state = new State()
    this.#changes.set(key, { answer: answerOf(line), state })
    return state
  }
}

/** The recorded answer as the client would have given it. */
export function answerOf({ status, responseHeaders, responseBody, isText }: RecordedLine): Answer {
  const isJson = !isText && responseBody !== undefined && !isPlain(responseBody, responseHeaders)
  const text = isJson ? JSON.stringify(responseBody) : String(responseBody ?? '')
  return {
    kind: 'answer',
    status,
    headers: textsOf(responseHeaders),
    text,
    json: isJson ? responseBody : undefined,
    size: Buffer.byteLength(text),
    isBroken: false,
    ms: 0,
  }
}

/** A text that does not claim to be JSON. */
function isPlain(body: unknown, headers: Readonly<Record<string, unknown>>): boolean {
  return body === '' || (typeof body === 'string' && !/json/i.test(String(headers['content-type'] ?? '')))
}

function textsOf(headers: Readonly<Record<string, unknown>>): Answer['headers'] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      Array.isArray(value) ? value.map(String) : String(value),
    ]),
  )
}
