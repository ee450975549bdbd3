import type { Client } from '../client/client.ts'
import type { Outcome } from '../client/outcome.ts'
import type { WireRequest } from '../client/wire-request.ts'
import type { OverheardAnswer, OverheardRequest } from '../overheard/exchange.ts'
import { readOnly } from '../targets/read-only.ts'
import type { Ask, Question } from './question.ts'

export interface Bounds {
  /** As many requests as may be sent at all. */
  readonly requests: number
  /** Whether the time is up. */
  readonly isOver: () => boolean
}

export interface AskerOptions {
  readonly client: Client
  readonly bounds: Bounds
  /** Puts the caller's proof into a request. */
  readonly sign: (request: WireRequest) => Promise<WireRequest>
  /** Is told of each question that goes out. */
  readonly onAsked?: (count: number) => void
}

/** Why an audit asks no more. */
export type Stop = 'requests' | 'time' | 'no-answer' | 'slow-down'

/** So many answers in a row that say that it is too much, or none at all, end an audit: a target that lives comes first. */
const MOST_TROUBLE = 3

/** Asks one target, one question after the other, as far as the bounds allow. It can send nothing but what reads. */
export class Asker implements Client {
  readonly #options: AskerOptions
  readonly #client: Client
  #count = 0
  #trouble = 0
  /** GraphQL is asked by GET. */
  #takesGet = false
  #stop: Stop | null = null
  /** Why no answer came the last time that none did, in the client's words. */
  #silence: string | null = null

  constructor(options: AskerOptions) {
    this.#options = options
    this.#client = readOnly(options.client)
  }

  get count(): number {
    return this.#count
  }

  get stop(): Stop | null {
    const { requests, isOver } = this.#options.bounds
    this.#stop ??= this.#count >= requests ? 'requests' : isOver() ? 'time' : null
    return this.#stop
  }

  get silence(): string | null {
    return this.#silence
  }

  readonly send = async (request: WireRequest): Promise<Outcome> => {
    if (this.stop !== null) return NOTHING_MORE
    const { sign, onAsked } = this.#options
    this.#count++
    onAsked?.(this.#count)
    const outcome = await this.#client.send(await sign(this.#takesGet ? asGet(request) : request))
    this.#watch(outcome)
    return outcome
  }

  /** Finds out how queries of GraphQL are taken: by GET, or else by POST. False: not at all. */
  async findGraphql(): Promise<boolean> {
    this.#takesGet = await this.#isTaken(asGet(TRIAL))
    return this.#takesGet || this.#isTaken(TRIAL)
  }

  async #isTaken(trial: WireRequest): Promise<boolean> {
    const outcome = await this.send(trial)
    return outcome.kind === 'answer' && Object(Object(outcome.json).data).__typename === 'Query'
  }

  readonly ask: Ask = async question => {
    const outcome = await this.send(wireOf(question))
    return outcome.kind === 'answer' ? { question, ...overheardAnswer(outcome) } : null
  }

  readonly close = async (): Promise<void> => {}

  #watch(outcome: Outcome): void {
    const isSilent = outcome.kind === 'no-answer'
    const isTooMuch = outcome.kind === 'answer' && [429, 503].includes(outcome.status)
    this.#trouble = isSilent || isTooMuch ? this.#trouble + 1 : 0
    if (isSilent) this.#silence = outcome.says
    if (this.#trouble >= MOST_TROUBLE) this.#stop = isSilent ? 'no-answer' : 'slow-down'
  }
}

const TRIAL: WireRequest = {
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: '{ __typename }' }),
}

/** Longer addresses are not taken everywhere. */
const LONGEST = 4_000

/** A query that is posted, as a GET; anything else as it is. */
function asGet(request: WireRequest): WireRequest {
  const { method, path, body } = request
  const isQuery = method === 'POST' && path === '/graphql' && body !== null
  const { query, variables } = isQuery ? Object(JSON.parse(body)) : {}
  if (typeof query !== 'string' || variables !== undefined) return request
  const asked = `${path}?query=${encodeURIComponent(query)}`
  return asked.length > LONGEST ? request : { method: 'GET', path: asked, headers: {}, body: null }
}

const NOTHING_MORE: Outcome = {
  kind: 'no-answer',
  reason: 'interrupted',
  says: 'nothing more may be asked',
  ms: 0,
}

/** A question as it goes out. */
export function wireOf({ path, body, headers = {} }: Question): WireRequest {
  return body === undefined
    ? { method: 'GET', path, headers, body: null }
    : { method: 'POST', path, headers: { 'content-type': 'application/json' }, body }
}

/** The same as judges of traffic know it. The caller is always the same, so that nothing is said of who it is. */
export function overheardRequest(question: Question): OverheardRequest {
  return { ...wireOf(question), headers: question.headers ?? {} }
}

export function overheardAnswer({
  status,
  headers,
  json,
}: Extract<Outcome, { kind: 'answer' }>): OverheardAnswer {
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])
  return { status, headers: Object.fromEntries(named), json }
}
