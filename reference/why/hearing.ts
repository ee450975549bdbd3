import type { ServiceResponse } from '../http/message.ts'
import type { Listener } from '../units/listening.ts'
import type { Why, WhyRefusal } from './why.ts'

/** Hears on which clauses an answer rests, and which of them refused it. */
export class Hearing {
  readonly #clauses: string[] = []
  readonly #errors: { readonly clause: string; readonly message: string }[] = []

  readonly listener: Listener = (clause, made) => {
    if (made instanceof Error && !ABOUT_ERRORS.test(clause))
      this.#errors.push({ clause, message: made.message })
    this.#clauses.push(clause)
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

  /** The rule that made the error that the answer tells of; otherwise that of the first error, if there was any. */
  #refusal(status: number, body: string | null): WhyRefusal | null {
    const message = body === null ? null : messageIn(body)
    if (status < 400 && message === null) return null
    const says = message ?? `it is answered with ${status}`
    const made = this.#errors.find(error => message?.endsWith(error.message)) ?? this.#errors[0]
    return { clause: made?.clause ?? this.#lastAsked(), says }
  }

  /** What looked at the request last before it was refused, and is no rule of what errors look like. */
  #lastAsked(): string | null {
    return this.#clauses.findLast(clause => !ABOUT_ERRORS.test(clause)) ?? null
  }
}

const ABOUT_ERRORS = /\.(errors|http|negotiation|cors|cross-origin)\b/

/** The message of the first error in a body of any of the services. */
function messageIn(body: string): string | null {
  const answer = readJson(body)
  const first: unknown = Array.isArray(answer?.errors) ? answer.errors[0] : answer?.error
  const { message, context } = Object(first)
  if (typeof message !== 'string') return null
  return typeof context === 'string' && context !== message ? `${message} ${context}` : message
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
