import type { ServiceResponse } from '../http/message.ts'
import type { Listener } from '../units/listening.ts'
import type { Why, WhyRefusal } from './why.ts'

/** Hears on which clauses an answer rests, and whose words it has when it refuses. */
export class Hearing {
  readonly #clauses: string[] = []
  readonly #words: Words[] = []

  /** The rules of what refusals look like: they say what another refused for a reason of its own. */
  readonly #showing: ReadonlySet<string>

  constructor(showing: ReadonlySet<string>) {
    this.#showing = showing
  }

  readonly listener: Listener = (clause, made, given, isOwn) => {
    this.#clauses.push(clause)
    if (isOwn && !this.#showing.has(clause) && !given.some(it => isHandedOn(made, it)))
      this.#words.push(...textsIn(made).map(text => ({ clause, text })))
  }

  /** What can be told of any answer. */
  tell(response: ServiceResponse): Pick<Why, 'answer' | 'clauses' | 'refusal'> {
    const { status, headers, body } = response
    const text = typeof body === 'string' ? body : null
    return {
      answer: { status, headers, body: text },
      clauses: [...new Set(this.#clauses)].sort(),
      refusal: this.#refusal(status, text),
    }
  }

  /** The rule that refused is the one that first had the words of the refusal; a guess would be worse than none. */
  #refusal(status: number, body: string | null): WhyRefusal | null {
    const message = body === null ? null : messageIn(body)
    if (status < 400 && message === null) return null
    const says = message ?? plainText(body) ?? `it is answered with ${status}`
    const made = this.#words.find(({ text }) => areWordsOf(says, text))
    return { clause: made?.clause ?? null, says }
  }
}

/** What a rule said by itself. */
interface Words {
  readonly clause: string
  readonly text: string
}

/** Whether what came out is what went in: a list of faults in another order, say. */
function isHandedOn(made: unknown, given: unknown): boolean {
  return (
    made === given || (Array.isArray(made) && Array.isArray(given) && made.every(it => given.includes(it)))
  )
}

/** The texts by which a unit says no: an error, a fault or a list of those, an answer, or the words alone. */
function textsIn(made: unknown): readonly string[] {
  if (Array.isArray(made)) return made.flatMap(messageOf)
  return typeof made === 'string' ? [made] : messageOf(made)
}

function messageOf(made: unknown): readonly string[] {
  const { message, more, status, body } = Object(made)
  if (status >= 400 && typeof body === 'string') return [body]
  if (typeof message !== 'string' || message === '') return []
  const context: unknown = Object(more).context
  return typeof context === 'string' ? [message, `${message} ${context}`] : [message]
}

/** An answer may say in front of the words what was asked for: `Request not understood error, cannot list posts.` */
function areWordsOf(says: string, text: string): boolean {
  return says === text || (text.includes(' ') && says.endsWith(` ${text}`))
}

/** The message of the first error in a body of any of the services. */
function messageIn(body: string): string | null {
  const answer = readJson(body)
  const first: unknown = Array.isArray(answer?.errors) ? answer.errors[0] : answer?.error
  const { message, context } = Object(first)
  if (typeof message !== 'string') return null
  return typeof context === 'string' && context !== message ? `${message} ${context}` : message
}

/** Some refusals are a line of text. */
const LONGEST_LINE = 200

function plainText(body: string | null): string | null {
  const isLine = body !== null && body !== '' && body.length <= LONGEST_LINE && !/^[<{[]|\n/.test(body)
  return isLine ? body : null
}

function readJson(text: string): Record<string, unknown> | null {
  if (!text.startsWith('{')) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
