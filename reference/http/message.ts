/**
 * A request as the reference sees it: plain values, no sockets. Adapters make it from node:http or fetch.
 *
 * `target` is the request target as it was sent (path and query, still percent-encoded).
 * Header names are lower-case; a header sent several times is joined with ", ".
 */
export interface ServiceRequest {
  readonly method: string
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array | null
}

/** A request line above this is refused, as the service's own server refuses it. */
export const MAX_TARGET_BYTES = 16 * 1024

/**
 * Of a request body above this no more is kept than shows that it is too large. It leaves room for the files that
 * are uploaded to the platform; the content service has limits of its own, 1 MB at most.
 */
export const MAX_BODY_BYTES = 16 * 1024 * 1024

/** A response as the reference gives it. `body: null` is an empty body. Header names are lower-case. */
export interface ServiceResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  readonly body: string | Uint8Array | null
}

/** A service answers a request, or says by `null` that the path is not its own. */
export type Service = (request: ServiceRequest) => Promise<ServiceResponse | null> | ServiceResponse | null

/** The content type of JSON as the services send it. */
export const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' }

/** A JSON response. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): ServiceResponse {
  return { status, headers: { ...JSON_HEADERS, ...headers }, body: JSON.stringify(body) }
}
