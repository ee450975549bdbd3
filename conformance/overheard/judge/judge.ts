import { mayWrite } from '../../safety/may-write.ts'
import { listOperators, undisputed } from '../../targets/oracle.ts'
import type { Exchange, OverheardAnswer, OverheardRequest } from '../exchange.ts'
import type { OperatorKinds } from '../listing/condition.ts'
import type { Listing } from '../listing/listing.ts'
import { shownIn } from '../listing/shown-in.ts'
import { answerRules } from '../rules/answers/rules.ts'
import { listRules } from '../rules/rules.ts'
import { AttributeTypes } from './attribute-types.ts'
import type { Claim, Seen } from './claim.ts'
import { Knowledge } from './knowledge.ts'
import type { Comparing } from './meets.ts'
import { type Models, NO_MODELS } from './models.ts'
import { Pending } from './pending.ts'

export interface JudgeOptions {
  /** Nobody else changes what the server holds: what was read is known until a write passes by. */
  readonly isUndisturbed: boolean
  /** Of the server's content-types, where they are known. */
  readonly models?: Models
  /** Is told of each exchange once it was heard, of what follows from it at once or with what was known. */
  readonly onHeard: (exchange: Exchange, heard: Heard) => void
  /** Is told of a claim that something heard later has proved. */
  readonly onProved: (exchange: Exchange, claim: Claim) => void
}

export interface Heard {
  readonly claims: readonly Claim[]
  /** Claims that wait for their premises to be read again. */
  readonly waiting: number
}

/** A request that passed by and is not answered yet. */
export interface Ticket {
  readonly id: string
  readonly asked: number
  /** It may write, as far as could be told when it came. */
  readonly isWrite: boolean
}

/** What one caller was shown, and what waits to be shown to it again. */
interface Caller {
  readonly knowledge: Knowledge
  readonly pending: Pending
}

const MOST_CALLERS = 200

/** Learns a world from the requests and answers that pass by, and judges each answer by what follows from it. */
export class Judge {
  readonly #options: JudgeOptions
  readonly #comparing: Comparing
  readonly #callers = new Map<string, Caller>()
  #clock = 0
  #writesUnderWay = 0
  #lastWrite = 0

  private constructor(options: JudgeOptions, comparing: Comparing) {
    this.#options = options
    this.#comparing = comparing
  }

  static async open(options: JudgeOptions): Promise<Judge> {
    const types = new AttributeTypes(options.models ?? NO_MODELS)
    const operators = await listOperators()
    const kinds: OperatorKinds = new Map(operators.map(({ name, kind }) => [name, kind]))
    return new Judge(options, { undisputed: await undisputed(), types, kinds })
  }

  /** A request passes by; its body may be yet to come. */
  asked(id: string, request: OverheardRequest): Ticket {
    const isWrite = mayWrite(request)
    if (isWrite) this.#writesUnderWay++
    return { id, asked: ++this.#clock, isWrite }
  }

  /** Its answer passes by; null: it never came. */
  answered({ id, asked, isWrite }: Ticket, request: OverheardRequest, answer: OverheardAnswer | null): void {
    const answered = ++this.#clock
    if (isWrite) this.#writesUnderWay--
    const isOfNow = this.#writesUnderWay === 0 && this.#lastWrite <= asked && !(answer && isFromCache(answer))
    if (isWrite && mayWrite(request)) {
      this.#lastWrite = answered
      this.forget()
    }
    if (answer) this.#hear({ id, request, answer, asked, answered }, isOfNow)
  }

  /** Everything may be otherwise now. */
  forget(): void {
    for (const { knowledge, pending } of this.#callers.values()) {
      knowledge.forget()
      pending.forget()
    }
  }

  /** While something is written nobody knows whether an answer shows what was before or what came after: it is not of now. */
  #hear(exchange: Exchange, isOfNow: boolean): void {
    const { kinds, types } = this.#comparing
    const caller = this.#callerOf(exchange)
    const { knowledge, pending } = caller
    const { lists, entries } = shownIn(exchange, kinds)
    for (const listing of lists) types.learn(listing)
    const claims = [
      ...Object.values(answerRules).flatMap(rule => rule(exchange)),
      ...lists.flatMap(listing => this.#claimsAbout(listing, isOfNow ? knowledge : new Knowledge())),
    ]
    const open = this.#options.isUndisturbed ? [] : claims.filter(({ premises }) => premises.length > 0)
    for (const claim of open)
      pending.wait(claim, exchange, proved => this.#options.onProved(exchange, proved))
    const settled = claims.filter(claim => !open.includes(claim))
    this.#options.onHeard(exchange, { claims: settled, waiting: open.length })
    if (isOfNow) learn([...lists, ...entries], caller)
  }

  #claimsAbout(listing: Listing, knowledge: Knowledge): readonly Claim[] {
    const seen: Seen = {
      comparing: this.#comparing,
      view: (entry, of) => knowledge.view(entry, of),
      others: of => knowledge.others(of),
      models: this.#options.models ?? NO_MODELS,
      populatable: kind => knowledge.populatable(kind),
    }
    return listRules.flatMap(rule => rule(listing, seen))
  }

  /** Who has not been seen for the longest is forgotten first: a token may be new with each request. */
  #callerOf({ request: { headers } }: Exchange): Caller {
    const key = JSON.stringify([headers.authorization, headers.cookie, headers['x-api-key']])
    const caller = this.#callers.get(key) ?? { knowledge: new Knowledge(), pending: new Pending() }
    this.#callers.delete(key)
    this.#callers.set(key, caller)
    const [oldest] = this.#callers.keys()
    if (this.#callers.size > MOST_CALLERS && oldest !== undefined) this.#callers.delete(oldest)
    return caller
  }
}

/** Whether an answer comes out of a cache on the way: it shows what was when it was put there. */
function isFromCache({ headers }: OverheardAnswer): boolean {
  return Number(headers.age ?? 0) > 0 || /\bhit\b/i.test(headers['x-cache'] ?? '')
}

function learn(listings: readonly Listing[], { knowledge, pending }: Caller): void {
  for (const listing of listings) pending.confirm(knowledge.learn(listing), listing.moment)
}
