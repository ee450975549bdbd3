/** Bounds of one request, so that no target can hold up a run. Times in milliseconds. */
export interface Limits {
  readonly connect: number
  /** From the request's last byte to the end of the response's headers. */
  readonly headers: number
  /** Between two pieces of the body. */
  readonly body: number
  /** For everything together. */
  readonly total: number
  /** Bytes of a body. */
  readonly size: number
}

export const DEFAULT_LIMITS: Limits = {
  connect: 5_000,
  headers: 10_000,
  body: 5_000,
  total: 15_000,
  size: 16 * 1024 * 1024,
}
