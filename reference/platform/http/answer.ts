import type { Json } from '../values.ts'

/** The body of an answer before it becomes bytes, so that change rules can still rewrite it. */
export type AnswerBody =
  | { readonly json: Json }
  | { readonly text: string; readonly type: string }
  | { readonly bytes: Uint8Array; readonly type: string }
  | null

/** What a handler answers. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  readonly body: AnswerBody
}

export function ok(json: Json): Answer {
  return { status: 200, headers: {}, body: { json } }
}

export function noContent(): Answer {
  return { status: 204, headers: {}, body: null }
}

export function withHeaders(answer: Answer, headers: Answer['headers']): Answer {
  return { ...answer, headers: { ...answer.headers, ...headers } }
}

/** A text answer; `type` is its content type without the charset. */
export function textAnswer(status: number, text: string, type = 'text/plain'): Answer {
  return { status, headers: {}, body: { text, type: `${type}; charset=utf-8` } }
}

export function redirect(status: 301 | 302, location: string, headers: Answer['headers'] = {}): Answer {
  return { status, headers: { location, ...headers }, body: null }
}

/** The JSON of an answer, or undefined when it has none. */
export function jsonOf(answer: Answer): Json | undefined {
  return answer.body !== null && 'json' in answer.body ? answer.body.json : undefined
}

/** The content type that a body goes out with; null without a body. */
export function contentType(body: AnswerBody): string | null {
  if (body === null) return null
  return 'json' in body ? 'application/json; charset=utf-8' : body.type
}
