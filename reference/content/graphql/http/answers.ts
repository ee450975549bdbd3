import type { ServiceResponse } from '../../../http/message.ts'

/** An answer in plain words, to a request that is no GraphQL request. */
export function textAnswer(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): ServiceResponse {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers }, body: text }
}

/** A request that cannot be read as GraphQL; it carries its answer. */
export class UnreadableRequest extends Error {
  readonly response: ServiceResponse

  constructor(status: number, text: string, headers: Record<string, string> = {}) {
    super(text)
    this.response = textAnswer(status, text, headers)
  }
}
