import type { WireRequest } from './wire-request.ts'

/** What all requests to one target have in common. */
export interface Manner {
  /** Sent with every request that has none of the same name. */
  readonly headers: Readonly<Record<string, string>>
  /** The same as the configuration writes them, with `${NAME}` for what a report must not show. */
  readonly written: Readonly<Record<string, string>>
  readonly tls: TlsOptions
  /** Resolves when the next request may go out. */
  readonly pace: () => Promise<void>
  /** Texts of the above that no report may show. */
  readonly secrets: readonly string[]
}

/** As `tls.connect` takes them; certificates and keys are texts in PEM. */
export interface TlsOptions {
  readonly ca?: string
  readonly cert?: string
  readonly key?: string
  readonly servername?: string
  readonly rejectUnauthorized?: boolean
}

/** A request with headers that it does not give itself. */
export function withHeaders(request: WireRequest, headers: Manner['headers']): WireRequest {
  const own = Object.keys(request.headers).map(name => name.toLowerCase())
  const added = Object.entries(headers).filter(([name]) => !own.includes(name.toLowerCase()))
  return { ...request, headers: { ...Object.fromEntries(added), ...request.headers } }
}

/** Where time comes from, in milliseconds. */
export interface Timekeeper {
  now(): number
  sleep(ms: number): Promise<void>
}

const realTime: Timekeeper = {
  now: () => performance.now(),
  sleep: ms => new Promise(resume => setTimeout(resume, ms)),
}

/** Lets no more than so many requests out in a second, at equal distances, whoever sends them. */
export function paceOf(requestsPerSecond: number, time: Timekeeper = realTime): Manner['pace'] {
  const distance = 1000 / requestsPerSecond
  let next = 0
  return async () => {
    const now = time.now()
    const mine = Math.max(now, next)
    next = mine + distance
    if (mine > now) await time.sleep(mine - now)
  }
}

/** For a target that bears everything. */
export async function noPace(): Promise<void> {}
