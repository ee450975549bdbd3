import { jsonText } from '../../http/json-text.ts'
import { JSON_HEADERS, type ServiceResponse } from '../../http/message.ts'

/** The answer 200 with a body that holds what rows show, whose texts are kept. */
export function answerWith(body: unknown): ServiceResponse {
  return { status: 200, headers: JSON_HEADERS, body: jsonText(body) ?? null }
}
