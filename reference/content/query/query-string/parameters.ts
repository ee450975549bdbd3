import type { RawQuery } from '../query.ts'

/** Which parameters a list takes. */
export interface ListParameters {
  readonly clause: string
  /** Throws a ValidationError to refuse the request. */
  readonly check: (query: RawQuery) => void
}

/** content.query.parameters: all of its parameters together; others are ignored. */
export const listParameters: ListParameters = { clause: 'content.query.parameters', check: () => {} }
