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

/** The path and query of an address or a target, without values that open anything; null for neither. */
export function targetOf(text: string): string | null {
  const target = URL.canParse(text) ? pathOf(new URL(text)) : text
  return target.startsWith('/') ? target.replace(SECRET, '$1SECRET') : null
}

/** A body without the values of passwords, tokens and secrets. */
export function harmlessBody(text: string): string {
  return text.replace(SECRET_IN_JSON, '$1"SECRET"').replace(SECRET_IN_FORM, '$1SECRET')
}

function pathOf({ pathname, search }: URL): string {
  return pathname + search
}

/** Only the headers that matter; of a proof only its scheme. */
export function harmlessHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)
  return Object.fromEntries(
    lower.flatMap(([name, value]) => {
      if (name === 'authorization') return [[name, `${value.split(' ')[0]} SECRET`]]
      return KEPT.includes(name) ? [[name, value]] : []
    }),
  )
}
