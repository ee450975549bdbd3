import { jsonText } from '../../http/json-text.ts'
import type { ServiceResponse } from '../../http/message.ts'
import { type Answer, type AnswerBody, contentType } from '../http/answer.ts'

/** An answer as it goes over the wire. */
export function respond({ status, headers, body }: Answer): ServiceResponse {
  const type = contentType(body)
  return {
    status,
    headers: type === null ? headers : { 'content-type': type, ...headers },
    body: contentOf(body),
  }
}

function contentOf(body: AnswerBody): string | Uint8Array | null {
  if (body === null) return null
  if ('json' in body) return jsonText(body.json) ?? null
  return 'text' in body ? body.text : body.bytes
}
