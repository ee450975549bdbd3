import type { RawQuery } from '../query.ts'

/** Which parameters a list takes. */
export interface ListParameters {
  readonly clause: string
  /** Throws a ValidationError to refuse the request. */
  readonly check: (query: RawQuery) => void
}

/** content.query.unknown-parameter: others than its own are ignored (observed). */
export const listParameters: ListParameters = { clause: 'content.query.unknown-parameter', check: () => {} }
