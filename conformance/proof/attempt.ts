import type { Outcome } from '../client/outcome.ts'
import { readText } from '../client/read-body.ts'
import { cutSignatures } from '../secrets/redact.ts'
import { CannotJudge, NotSent } from '../targets/target.ts'
import { type Asked, keyOf } from './exchange-key.ts'
import type { AttemptLine, ExchangeLine, ListLine, RecordedAnswer } from './recording.ts'

/** Of a scenario that was not asked again. */
export const NO_ATTEMPT: AttemptLine = { scenario: '', time: 1, exchanges: [] }

/** One recorded time that a scenario was asked: gives what was heard then, once, to whoever asks the same. */
export class Attempt {
  readonly #line: AttemptLine
  readonly #entries: ReadonlyMap<string, ListLine['entries']>
  readonly #onUnheard: (what: string) => void
  readonly #lookedUp = new Set<string>()
  #exchanges = 0
  #lists = 0

  constructor(
    line: AttemptLine,
    entries: ReadonlyMap<string, ListLine['entries']>,
    onUnheard: (what: string) => void,
  ) {
    this.#line = line
    this.#entries = entries
    this.#onUnheard = onUnheard
  }

  idOf(name: string): unknown {
    this.#lookedUp.add(`the id of ${name}`)
    const { ids = {} } = this.#line
    return Object.hasOwn(ids, name) ? ids[name] : this.#unheard(`the id of ${name}`)
  }

  factOf(name: string): string {
    this.#lookedUp.add(`the value of ${name}`)
    const { facts = {} } = this.#line
    const value = Object.hasOwn(facts, name) ? facts[name] : undefined
    return value ?? this.#unheard(`the value of ${name}`)
  }

  entriesOf(plural: string): ListLine['entries'] {
    const next = this.#line.lists?.[this.#lists]
    const entries = next?.of === plural ? this.#entries.get(next.is) : undefined
    if (entries === undefined) return this.#unheard(`a list of ${plural} at this point`)
    this.#lists++
    return entries
  }

  send(asked: Asked): Outcome {
    const next = this.#line.exchanges[this.#exchanges]
    if (!next || keyOf(next) !== shownKey(asked))
      return this.#unheard(`an answer to ${asked.method} ${asked.path} at this point`)
    this.#exchanges++
    return outcomeOf(next)
  }

  /** What nobody asked for; null: nothing is left. */
  left(): string | null {
    const { ids = {}, facts = {}, exchanges, lists = [] } = this.#line
    const exchange = exchanges[this.#exchanges]
    if (exchange) return `an answer to ${exchange.method} ${exchange.path}`
    const list = lists[this.#lists]
    if (list) return `a list of ${list.of}`
    const known = [
      ...Object.keys(ids).map(name => `the id of ${name}`),
      ...Object.keys(facts).map(name => `the value of ${name}`),
    ]
    return known.find(what => !this.#lookedUp.has(what)) ?? null
  }

  /** Where it ended before its time, whatever is not there was the reason. */
  #unheard(what: string): never {
    const { ended } = this.#line
    if (ended?.kind === 'not-sent') throw new NotSent(ended.says)
    if (ended) throw new CannotJudge(ended.says)
    this.#onUnheard(what)
    throw new CannotJudge(`the recording does not have ${what}`)
  }
}

/** A signature that a scenario writes down itself is cut off in a recording, too. */
function shownKey(asked: Asked): string {
  return cutSignatures(keyOf(asked))
}

function outcomeOf({ answer, silence }: ExchangeLine): Outcome {
  if (silence) return { kind: 'no-answer', ...silence, ms: 0 }
  if (answer) return { kind: 'answer', ...bodyOf(answer), ms: 0 }
  throw new Error('invariant: the schema of recordings wants one of both')
}

function bodyOf({ status, headers, text, isBroken }: RecordedAnswer) {
  const body = readText(text)
  return isBroken ? { status, headers, ...body, json: undefined, isBroken } : { status, headers, ...body }
}
