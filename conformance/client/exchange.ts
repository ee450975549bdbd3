import type { Dispatcher } from 'undici'
import { decoded } from './content-encoding.ts'
import { GivenUp } from './given-up.ts'
import type { Limits } from './limits.ts'
import { noAnswer } from './no-answer.ts'
import type { Answer, Outcome } from './outcome.ts'
import { answerWith, readBody } from './read-body.ts'

/** How an exchange ends. It rejects only when the request itself cannot be sent. */
export interface Settle {
  resolve(outcome: Outcome): void
  reject(error: Error): void
}

/**
 * One request and its response: undici's callbacks, turned into one outcome. The outcome is settled once, also when
 * the time is up before a connection was made.
 */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly #limits: Limits
  readonly #settle: Settle
  readonly #started = performance.now()
  readonly #timer: NodeJS.Timeout
  #controller: Dispatcher.DispatchController | null = null
  #givenUp: GivenUp | null = null
  #head: Pick<Answer, 'status' | 'headers'> | null = null
  #chunks: Buffer[] = []
  #size = 0

  constructor(limits: Limits, settle: Settle) {
    this.#limits = limits
    this.#settle = settle
    this.#timer = setTimeout(() => this.#giveUp('total-timeout'), limits.total)
  }

  /** Ends it now, because the run ends. */
  interrupt(): void {
    this.#giveUp('interrupted')
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#givenUp) controller.abort(this.#givenUp)
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: Headers): void {
    if (status < 200) return
    this.#head = { status, headers: presentHeaders(headers) }
    if (Number(headers['content-length']) > this.#limits.size) this.#giveUp('too-large')
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#size += chunk.length
    if (this.#size > this.#limits.size) this.#giveUp('too-large')
    else this.#chunks.push(chunk)
  }

  onResponseEnd(): void {
    if (!this.#head) throw new Error('invariant: a response ended that had not begun')
    const bytes = decoded(Buffer.concat(this.#chunks, this.#size), this.#head.headers, this.#limits.size)
    this.#end(answerWith({ ...this.#head, ms: this.#elapsed() }, readBody(bytes)))
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    const outcome = noAnswer(error, this.#elapsed(), this.#limits)
    if (outcome) this.#end(outcome)
    else this.#settle.reject(error)
  }

  #giveUp(reason: ConstructorParameters<typeof GivenUp>[0]): void {
    const error = new GivenUp(reason)
    this.#givenUp = error
    this.#end({ kind: 'no-answer', ms: this.#elapsed(), ...error.explain(this.#limits) })
    this.#controller?.abort(error)
  }

  #end(outcome: Outcome): void {
    clearTimeout(this.#timer)
    this.#chunks = []
    this.#settle.resolve(outcome)
  }

  #elapsed(): number {
    return performance.now() - this.#started
  }
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

function presentHeaders(headers: Headers): Answer['headers'] {
  const present: Record<string, string | readonly string[]> = {}
  for (const name in headers) {
    const value = headers[name]
    if (value !== undefined) present[name] = value
  }
  return present
}
