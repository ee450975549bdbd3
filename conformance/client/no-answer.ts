import { GivenUp } from './given-up.ts'
import type { Limits } from './limits.ts'
import type { NoAnswer, NoAnswerReason } from './outcome.ts'

/** Turns what went wrong on the wire into an outcome; null when it is not the target's doing. */
export function noAnswer(error: Error, ms: number, limits: Limits): NoAnswer | null {
  if (error instanceof GivenUp) return { kind: 'no-answer', ms, ...error.explain(limits) }
  const code = codeOf(error)
  const cause = CAUSES.find(({ codes }) =>
    codes.some(known => code === known || code.startsWith(`${known}_`)),
  )
  return cause ? { kind: 'no-answer', reason: cause.reason, says: cause.says(error, limits), ms } : null
}

interface Cause {
  readonly codes: readonly string[]
  readonly reason: NoAnswerReason
  readonly says: (error: Error, limits: Limits) => string
}

const CAUSES: readonly Cause[] = [
  {
    codes: [
      'ECONNREFUSED',
      'ENOTFOUND',
      'EAI_AGAIN',
      'EHOSTUNREACH',
      'ENETUNREACH',
      'EADDRNOTAVAIL',
      'EACCES',
    ],
    reason: 'unreachable',
    says: error => `nothing is listening there (${codeOf(error)})`,
  },
  {
    codes: ['UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT'],
    reason: 'connect-timeout',
    says: (_, limits) => `no connection within ${limits.connect} ms`,
  },
  {
    codes: ['UND_ERR_HEADERS_TIMEOUT'],
    reason: 'headers-timeout',
    says: (_, limits) => `no status line and headers within ${limits.headers} ms`,
  },
  {
    codes: ['UND_ERR_BODY_TIMEOUT'],
    reason: 'body-timeout',
    says: (_, limits) => `the body stalled for ${limits.body} ms`,
  },
  {
    codes: ['UND_ERR_RES_CONTENT_LENGTH_MISMATCH'],
    reason: 'broken-off',
    says: () => 'the body does not have the length of its content-length',
  },
  {
    codes: ['HPE', 'HTTPParserError', 'UND_ERR_HEADERS_OVERFLOW'],
    reason: 'malformed',
    says: error => `the response is not HTTP/1.1 (${error.message})`,
  },
  {
    codes: ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE', 'ECONNABORTED'],
    reason: 'broken-off',
    says: () => 'the connection closed before the answer was complete',
  },
  {
    codes: ['ERR_TLS', 'ERR_SSL', 'EPROTO', 'CERT', 'DEPTH_ZERO', 'SELF_SIGNED', 'UNABLE_TO', 'HOSTNAME'],
    reason: 'unreachable',
    says: error => `no TLS connection (${error.message})`,
  },
  {
    codes: ['UND_ERR_DESTROYED', 'UND_ERR_CLOSED', 'UND_ERR_ABORTED'],
    reason: 'interrupted',
    says: () => 'the run ended during the request',
  },
]

/** The error's own code, or that of its cause: an AggregateError of several addresses hides it one level down. */
function codeOf(error: Error): string {
  if ('code' in error && typeof error.code === 'string') return error.code
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return codeOf(error.errors[0])
  return error.cause instanceof Error ? codeOf(error.cause) : error.name
}
