/** A request as a file of captured traffic holds it, with everything that it held. */
export interface CapturedRequest {
  /** Which line or which entry of the file it is, from 1 on. */
  readonly position: number
  readonly method: string
  /** Path and query, as written: without the origin and without a fragment. */
  readonly path: string
  /** Names are lower-case. */
  readonly headers: Readonly<Record<string, string>>
  /** Null: none. */
  readonly body: string | null
  /** What was answered, where the file holds it as JSON: later requests may name what it made. */
  readonly answer?: unknown
  /** The status of the answer, and its headers by lower-case names, where the file holds them. */
  readonly status?: number
  readonly answerHeaders?: Readonly<Record<string, string>>
}

/** What a file of captured traffic holds. */
export interface Captured {
  readonly requests: readonly CapturedRequest[]
  /** Lines or entries that are no requests. */
  readonly skipped: number
}

/** The path and query of an address or a target; null for neither. */
export function pathOf(text: string): string | null {
  const path = text.replace(/#.*$/, '')
  if (path.startsWith('/')) return path
  if (!URL.canParse(path)) return null
  const rest = path.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?]*/i, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}
