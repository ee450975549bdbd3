/** A request as it goes out; ids and credentials are in place. */
export interface WireRequest {
  readonly method: string
  /** Path and query below the target's URL, as the scenario writes them. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** Null: none. */
  readonly body: string | null
  /** In place of a body of text: what is no text. */
  readonly bytes?: Uint8Array
  /** Something is expected of the answer that only HTTP gives it. */
  readonly needsWire?: true
}

/** A request as it is written: a body of any kind. */
export interface WrittenRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** Undefined: none. */
  readonly body: unknown
}

/** A text is sent as it is; anything else as JSON, which it says unless another content type is written. */
export function wireRequest({ method, path, headers, body }: WrittenRequest): WireRequest {
  if (body === undefined) return { method, path, headers, body: null }
  if (typeof body === 'string') return { method, path, headers, body }
  const isTyped = Object.keys(headers).some(name => name.toLowerCase() === 'content-type')
  const typed = isTyped ? headers : { 'content-type': 'application/json', ...headers }
  return { method, path, headers: typed, body: JSON.stringify(body) }
}
