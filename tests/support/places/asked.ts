/** A request that somebody might send. */
export interface Asked {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly body?: unknown
}
