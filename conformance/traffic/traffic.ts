import type { Captured, CapturedRequest } from '../captured/captured.ts'

/** One recorded request, without its secrets. */
export interface TrafficRequest {
  readonly method: string
  /** Path and query. */
  readonly target: string
  /** Names are lower-case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array | null
}

/** What a file of recorded traffic holds. */
export interface Traffic {
  readonly requests: readonly TrafficRequest[]
  /** Lines or entries that are no requests. */
  readonly skipped: number
}

const SECRET = /([?&](?:key|client_secret|access_token|token)=)[^&]*/g
const SECRET_IN_JSON = /("(?:\w*password|\w*token|\w*secret)"\s*:\s*)"(?:[^"\\]|\\.)*"/gi
const SECRET_IN_FORM = /((?:^|&)(?:\w*password|\w*token|\w*secret)=)[^&]*/gi
/** Headers that say how a request is to be read. */
const KEPT = ['accept-version', 'content-type']

/** Captured requests without values that open anything, and of their headers only those that matter. */
export function withoutSecrets({ requests, skipped }: Captured): Traffic {
  return { requests: requests.map(harmless), skipped }
}

function harmless({ method, path, headers, body }: CapturedRequest): TrafficRequest {
  return {
    method,
    target: path.replace(SECRET, '$1SECRET'),
    headers: harmlessHeaders(headers),
    body: body === null ? null : new TextEncoder().encode(harmlessBody(body)),
  }
}

/** A body without the values of passwords, tokens and secrets. */
function harmlessBody(text: string): string {
  return text.replace(SECRET_IN_JSON, '$1"SECRET"').replace(SECRET_IN_FORM, '$1SECRET')
}

/** Only the headers that matter; of a proof only its scheme. */
function harmlessHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      if (name === 'authorization') return [[name, `${value.split(' ')[0]} SECRET`]]
      return KEPT.includes(name) ? [[name, value]] : []
    }),
  )
}
