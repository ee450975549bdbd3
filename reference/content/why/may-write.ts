import type { ServiceRequest } from '../../http/message.ts'

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Endpoints of accounts write by GET, too: they confirm addresses. */
const ACCOUNTS = /\/auth\//i

/** What stands in every mutation, or may hide the word. */
const MUTATION = /mutation|\\u|%/

const latin1 = new TextDecoder('latin1')

/**
 * Whether a request could write, as far as it tells by itself: one that does is never taken for one that does not.
 * `isGraphql` says that it goes to the GraphQL endpoint.
 */
export function mayWrite({ method, target, body, headers }: ServiceRequest, isGraphql: boolean): boolean {
  if (READING.has(method)) return ACCOUNTS.test(target)
  const isQuery = method === 'POST' && isGraphql && isText(headers)
  return !isQuery || body === null || MUTATION.test(latin1.decode(body))
}

/** JSON and GraphQL documents; whatever else a body may be is not looked into. */
function isText(headers: ServiceRequest['headers']): boolean {
  const { 'content-type': type = '', 'content-encoding': packing } = headers
  return /^application\/(?:json|graphql)\b/.test(type) && packing === undefined
}
