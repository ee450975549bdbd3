import type { Answer, Outcome } from '../client/outcome.ts'
import type { WireRequest } from '../client/wire-request.ts'
import { REDACTED } from '../secrets/redact.ts'
import { hideCookie } from '../secrets/requests.ts'
import type { TokenChanges } from '../suite/clause.ts'
import { type Fact, factText } from '../suite/fact.ts'
import { type Asked, askedOf } from './exchange-key.ts'
import type { AttemptLine, ExchangeLine, RecordedAnswer } from './recording.ts'

/** A list that was read, before it has a name: a text of JSON. */
interface SeenList {
  readonly of: string
  readonly entries: string
}

/** What is heard while a scenario is asked once. */
export class HeardAttempt {
  readonly #scenario: string
  readonly #time: number
  readonly #ids: Record<string, unknown> = {}
  readonly #facts: Record<string, string> = {}
  readonly #exchanges: ExchangeLine[] = []
  readonly #lists: SeenList[] = []
  #asked: Asked | null = null
  #isSent = false
  #ended: AttemptLine['ended']

  constructor(scenario: string, time: number) {
    this.#scenario = scenario
    this.#time = time
  }

  noteId(name: string, id: unknown): void {
    this.#ids[name] = id
  }

  noteFact(fact: Fact, value: string): void {
    this.#facts[factText(fact)] = value
  }

  noteList(of: string, entries: readonly unknown[] | null): void {
    this.#lists.push({ of, entries: JSON.stringify(entries) })
  }

  noteCaller(request: WireRequest, as: string, token: TokenChanges | null): void {
    this.#asked = askedOf(request, as, token)
    this.#isSent = false
  }

  noteOutcome(sent: WireRequest, outcome: Outcome): void {
    this.#exchanges.push({ ...this.#whatWasAsked(sent), ...cameOf(outcome) })
  }

  end(kind: 'cannot-judge' | 'not-sent', says: string): void {
    this.#ended = { kind, says }
  }

  /** By scenario, and its times in their order. */
  compare(other: HeardAttempt): number {
    if (this.#scenario === other.#scenario) return this.#time - other.#time
    return this.#scenario < other.#scenario ? -1 : 1
  }

  /** The line; its lists, which are texts of JSON, by the names that they are given. */
  line(nameOf: (entries: string) => string): AttemptLine {
    const lists = this.#lists.map(({ of, entries }) => ({ of, is: nameOf(entries) }))
    return {
      ...{ scenario: this.#scenario, time: this.#time },
      ...(Object.keys(this.#ids).length > 0 && { ids: this.#ids }),
      ...(Object.keys(this.#facts).length > 0 && { facts: this.#facts }),
      exchanges: this.#exchanges,
      ...(lists.length > 0 && { lists }),
      ...(this.#ended && { ended: this.#ended }),
    }
  }

  /** Whoever looks closer sends the last request once more, by another method. */
  #whatWasAsked(sent: WireRequest): Asked {
    const asked = this.#asked ?? askedOf(sent, 'public', null)
    const again = this.#isSent ? { ...asked, method: sent.method } : asked
    this.#isSent = true
    return again
  }
}

function cameOf(outcome: Outcome): Pick<ExchangeLine, 'answer' | 'silence'> {
  if (outcome.kind === 'answer') return { answer: recorded(outcome) }
  return { silence: { reason: outcome.reason, says: outcome.says } }
}

/** Of the connection and the moment, not of the answer. */
const PASSING = ['date', 'connection', 'keep-alive', 'transfer-encoding']

function recorded({ status, headers, text, isBroken }: Answer): RecordedAnswer {
  const kept = Object.entries(headers).filter(([name]) => !PASSING.includes(name))
  const shown = kept.map(([name, value]) => [name, name === 'set-cookie' ? cookies(value) : value])
  return { status, headers: Object.fromEntries(shown), text, ...(isBroken && { isBroken }) }
}

/** A cookie's name and attributes; its value is a proof. */
function cookies(value: string | readonly string[]): string | readonly string[] {
  const hide = (cookie: string) => hideCookie(cookie, REDACTED)
  return typeof value === 'string' ? hide(value) : value.map(hide)
}
