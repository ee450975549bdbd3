/** A request as it passed by. */
export interface OverheardRequest {
  readonly method: string
  /** Path and query, as written. */
  readonly path: string
  /** Names are lower-case. */
  readonly headers: Readonly<Record<string, string>>
  /** Null: none, or none that is text. */
  readonly body: string | null
}

/** What it was answered. */
export interface OverheardAnswer {
  readonly status: number
  /** Names are lower-case. */
  readonly headers: Readonly<Record<string, string>>
  /** Undefined when it is no JSON. */
  readonly json: unknown
}

/** When a request was sent and answered, among all that passed by: of what was not at the same time, which came first. */
export interface Moment {
  readonly asked: number
  readonly answered: number
}

/** A request with its answer. */
export interface Exchange extends Moment {
  /** Where it can be found: `session.har#12`, or the number of a request that passed. */
  readonly id: string
  readonly request: OverheardRequest
  readonly answer: OverheardAnswer
}
