/** What came of one request. */
export type Outcome = Answer | NoAnswer

/** A complete response, right or wrong. Redirects are answers: they are not followed. */
export interface Answer {
  readonly kind: 'answer'
  readonly status: number
  /** Names are lower-case; a header sent several times is a list. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  /** The body as text; bytes that are no UTF-8 are U+FFFD. */
  readonly text: string
  /** The parsed body; undefined when the body is not JSON. */
  readonly json: unknown
  /** Bytes of the body. */
  readonly size: number
  /** Set when the body's bytes are no UTF-8. */
  readonly isBroken: boolean
  /** Milliseconds from sending to the last byte. */
  readonly ms: number
}

/** No complete response came. */
export interface NoAnswer {
  readonly kind: 'no-answer'
  readonly reason: NoAnswerReason
  /** One sentence for the report. */
  readonly says: string
  readonly ms: number
}

export type NoAnswerReason =
  /** Nobody listens there, or the name is unknown. */
  | 'unreachable'
  /** No connection within the time limit. */
  | 'connect-timeout'
  /** Connected, but no status line and headers within the time limit. */
  | 'headers-timeout'
  /** The body stalled, or it did not end within the total time limit. */
  | 'body-timeout'
  /** The body is larger than the limit, or announces that it will be. */
  | 'too-large'
  /** The connection ended before the answer did. */
  | 'broken-off'
  /** What came is no HTTP, or contradicts itself. */
  | 'malformed'
  /** The run was interrupted. */
  | 'interrupted'
