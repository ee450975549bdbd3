/** What came of traffic that passed by: plain JSON, as `overheard.json` holds it. Secrets are redacted. */
export interface Overheard {
  readonly format: 'assayer-overheard'
  readonly version: 1
  readonly kit: string
  /** The address of the server, or the files that were judged. */
  readonly target: string
  readonly answers: Counts
  /** How many answers were not judged, by reason; the most frequent first. */
  readonly unknown: readonly { readonly reason: string; readonly answers: number }[]
  /** Of each clause that had a say, how many answers keep it and how many do not. */
  readonly clauses: readonly ClauseCounts[]
  /** The first thousand. */
  readonly findings: readonly Finding[]
}

/** Of one answer the worst counts. */
export interface Counts {
  readonly pass: number
  readonly fail: number
  readonly note: number
  readonly unknown: number
}

export interface ClauseCounts {
  readonly clause: string
  readonly pass: number
  readonly fail: number
  readonly note: number
}

/** An answer that is not as a clause says. A note: no documentation says so. */
export interface Finding {
  /** Where the exchange can be found: `session.har#12`, or the number of the request that passed. */
  readonly exchange: string
  readonly verdict: 'fail' | 'note'
  readonly clause: string
  readonly says: string
  readonly request: { readonly method: string; readonly path: string; readonly body: string | null }
  readonly status: number
  /** Where in the answer. */
  readonly path: string
  readonly expected: unknown
  readonly actual: unknown
}
