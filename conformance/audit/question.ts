import type { OverheardAnswer } from '../overheard/exchange.ts'
import { stableJson } from '../report/stable-json.ts'

/** What an audit asks: a GET, or a query of GraphQL that is posted where a target takes none by GET. */
export interface Question {
  /** Path and query. */
  readonly path: string
  /** The JSON of a GraphQL request; undefined: it is a GET. */
  readonly body?: string
  /** Besides those of every request; names are lower-case. */
  readonly headers?: Readonly<Record<string, string>>
}

/** A question with what came. */
export interface Answer extends OverheardAnswer {
  readonly question: Question
}

/** Asks; null where nothing may be asked any more, or no answer came. */
export type Ask = (question: Question) => Promise<Answer | null>

export function keyOf({ path, body, headers }: Question): string {
  return [path, body ?? [], headers === undefined ? [] : JSON.stringify(headers)].flat().join(' ')
}

/** The same, but what was asked before is not asked again. */
export function remembering(ask: Ask): Ask {
  const known = new Map<string, Promise<Answer | null>>()
  return question => {
    const key = keyOf(question)
    const answer = known.get(key) ?? ask(question)
    known.set(key, answer)
    return answer
  }
}

/** An answer from which something can follow: refusals are not described. */
export type Served = Answer & { readonly status: 200 }

export function isServed(answer: Answer | null): answer is Served {
  return answer !== null && answer.status === 200 && answer.json !== undefined
}

/** What an answer is about, as text; how long it took may stand beside it. */
export function shownBy(answer: Answer | null): string {
  const { data, meta } = Object(answer?.json)
  return stableJson({ data: data ?? answer?.json ?? null, pagination: Object(meta).pagination ?? null })
}
