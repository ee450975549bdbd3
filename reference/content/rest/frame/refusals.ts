import type { ServiceResponse } from '../../../http/message.ts'
import { type ContentError, notFound } from '../../errors.ts'

/** What becomes of a read of a path that there is not. */
export interface UnknownPath {
  readonly clause: string
  readonly error: () => ContentError
}

/** content.errors.not-found: it answers 404 (observed). */
export const unknownPath: UnknownPath = { clause: 'content.errors.not-found', error: () => notFound() }

/** What becomes of a method that a path does not take. */
export interface WrongMethod {
  readonly clause: string
  /** `allow` names the methods that the path takes. */
  readonly respond: (allow: string) => ServiceResponse
}

/** content.errors.method-not-allowed: it answers 405 and a text; also a path that there is not, but to a read (observed). */
export const wrongMethod: WrongMethod = {
  clause: 'content.errors.method-not-allowed',
  respond: allow => ({
    status: 405,
    headers: { allow, 'content-type': 'text/plain; charset=utf-8' },
    body: 'Method Not Allowed',
  }),
}

/** What a request for the methods of a path is answered. */
export interface MethodQuestion {
  readonly clause: string
  /** `allow` names the methods that the path takes. */
  readonly respond: (allow: string) => ServiceResponse
}

/** content.service.options: OPTIONS answers 200 and names the methods (observed). A browser's preflight request does not get here. */
export const methodQuestion: MethodQuestion = {
  clause: 'content.service.options',
  respond: allow => ({
    status: 200,
    headers: { allow, 'content-type': 'text/plain; charset=utf-8' },
    body: '',
  }),
}
