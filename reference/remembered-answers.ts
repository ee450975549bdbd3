import type { ServiceRequest, ServiceResponse } from './http/message.ts'

/** What decides answers besides requests, as numbers that only rise. */
export interface Influences {
  /** Rises whenever something is written or sent. */
  readonly writes: () => number
  /** Rises whenever something is taken that is another each time: the time, an id that nobody had before. */
  readonly taken: () => number
}

/** How much is remembered at once, whatever clients ask. */
export interface Bounds {
  readonly answers: number
  /** Of requests and answers together. */
  readonly characters: number
}

const BOUNDS: Bounds = { answers: 1_000, characters: 16_000_000 }

/** No request above this is remembered, and no answer above an eighth of all that may be. */
const MOST_CHARACTERS_ASKED = 8_000

/**
 * Answers that nothing but their requests and what is stored decided: the same request has the same answer until the
 * next write. Which they are is seen from outside: while they were made nothing was written, and nobody looked at the
 * clock or took an id. Those that were not asked for the longest are forgotten first.
 */
export class RememberedAnswers {
  readonly #influences: Influences
  readonly #bounds: Bounds
  readonly #known = new Map<string, ServiceResponse>()
  #characters = 0
  /** The number of writes up to which the answers hold. */
  #writes = 0

  constructor(influences: Influences, bounds: Bounds = BOUNDS) {
    this.#influences = influences
    this.#bounds = bounds
  }

  /** The answer that is remembered, or the one that `make` gives, which never rejects. */
  answer(
    request: ServiceRequest,
    make: (request: ServiceRequest) => ServiceResponse | Promise<ServiceResponse>,
  ): ServiceResponse | Promise<ServiceResponse> {
    const key = keyOf(request)
    if (key === null) return make(request)
    const known = this.#recall(key)
    if (known) return known
    const { writes, taken } = this.#influences
    const [written, took] = [writes(), taken()]
    const remember = (response: ServiceResponse) => {
      if (writes() === written && taken() === took) this.#remember(key, response)
      return response
    }
    const response = make(request)
    return response instanceof Promise ? response.then(remember) : remember(response)
  }

  #recall(key: string): ServiceResponse | undefined {
    this.#forgetOld()
    const known = this.#known.get(key)
    if (!known) return undefined
    this.#known.delete(key)
    this.#known.set(key, known)
    return known
  }

  #forgetOld(): void {
    const writes = this.#influences.writes()
    if (writes === this.#writes) return
    this.#writes = writes
    this.#known.clear()
    this.#characters = 0
  }

  #remember(key: string, response: ServiceResponse): void {
    this.#forgetOld()
    const size = sizeOf(key, response)
    if (size > this.#bounds.characters / 8 || this.#known.has(key)) return
    this.#known.set(key, response)
    this.#characters += size
    for (const [oldest, answer] of this.#known) {
      if (this.#known.size <= this.#bounds.answers && this.#characters <= this.#bounds.characters) break
      this.#known.delete(oldest)
      this.#characters -= sizeOf(oldest, answer)
    }
  }
}

function sizeOf(key: string, { body }: ServiceResponse): number {
  return key.length + (body?.length ?? 0)
}

const latin1 = new TextDecoder('latin1')

/** All that a request says, as one text that no other has, whatever stands in it; null when that is too much. */
function keyOf({ method, target, headers, body }: ServiceRequest): string | null {
  if (body !== null && body.length > MOST_CHARACTERS_ASKED) return null
  let key = `${method} ${target.length} ${target}`
  for (const name in headers) {
    const value = headers[name] ?? ''
    key += `\n${name.length} ${value.length} ${name}${value}`
  }
  if (body !== null) key += `\n\n${latin1.decode(body)}`
  return key.length > MOST_CHARACTERS_ASKED ? null : key
}
