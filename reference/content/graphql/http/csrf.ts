import type { ServiceRequest } from '../../../http/message.ts'
import { UnreadableRequest } from './answers.ts'

/** Content types that a web page can send anywhere without asking first. */
const SIMPLE_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']

/** Headers that no web page can send without asking first. */
const PREFLIGHTED_HEADERS = ['x-apollo-operation-name', 'apollo-require-preflight']

/**
 * Refuses a request that any web page could make a browser send. Throws UnreadableRequest.
 * UNDOCUMENTED: source of Apollo Server 3. Clause: content.graphql.config.csrf-prevention.
 */
export function refuseForgeable({ headers }: ServiceRequest): void {
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (type !== '' && !SIMPLE_TYPES.includes(type)) return
  if (PREFLIGHTED_HEADERS.some(name => headers[name])) return
  throw new UnreadableRequest(
    400,
    'This operation has been blocked as a potential Cross-Site Request Forgery (CSRF). Please either specify a ' +
      `'content-type' header (with a type that is not one of ${SIMPLE_TYPES.join(', ')}) or provide a non-empty ` +
      `value for one of the following headers: ${PREFLIGHTED_HEADERS.join(', ')}\n`,
  )
}
