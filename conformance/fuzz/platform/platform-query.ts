import type { WrittenRequest } from '../../client/wire-request.ts'
import type { TokenChanges } from '../../suite/clause.ts'
import { conditionsIn, type NqlFilter, nqlText } from './nql.ts'

/** A request that reads one of the platform's APIs. Ids in it are names of entries: `<posts:bridge-opens>`. */
export interface PlatformQuery {
  readonly door: 'platform'
  /** Without its query string, in the form of the newest major unless `isExact`. */
  readonly path: string
  /** Whether its path is what it is about: it takes no other form at an older platform. */
  readonly isExact: boolean
  readonly filter: NqlFilter | null
  /** Besides the filter. */
  readonly parameters: readonly PlatformParameter[]
  readonly headers: Readonly<Record<string, string>>
  readonly caller: PlatformCaller
}

export interface PlatformParameter {
  readonly name: string
  readonly value: string
}

/** Who asks, and with which proof. */
export interface PlatformCaller {
  /** As scenarios name callers: `public`, `content-key`, `integration`, `session:EMAIL`. */
  readonly as: string
  /** How the token of an integration deviates from a good one; null: not at all. */
  readonly token: TokenChanges | null
}

/** The request as it is written, with names for ids. */
export function platformRequest(query: PlatformQuery): WrittenRequest {
  const { path, headers } = query
  const text = allParameters(query).map(({ name, value }) => `${name}=${escaped(value)}`)
  return {
    method: 'GET',
    path: text.length === 0 ? path : `${path}?${text.join('&')}`,
    headers,
    body: undefined,
  }
}

function allParameters({ filter, parameters }: PlatformQuery): readonly PlatformParameter[] {
  return filter ? [{ name: 'filter', value: nqlText(filter) }, ...parameters] : parameters
}

/** The name of an entry, or a fact of the target. */
const NAME = /<[a-z][a-z-]*(?::[^<>,+()[\]]+)?>/g

/** Only what would mean something else is percent-encoded; names are filled in before anything is sent. */
function escaped(value: string): string {
  const names = [...value.matchAll(NAME)].map(([name]) => name)
  const parts = value.split(NAME).map(part => part.replace(/[%&+#<>\s]/g, encodeURIComponent))
  return parts.map((part, index) => part + (names[index] ?? '')).join('')
}

/**
 * The request for a reader's eyes: with what proves who asks, but for what is secret. `pathOf` gives its path at a server;
 * undefined: with names for ids, in the form of the newest major.
 */
export function shownRequest(
  query: PlatformQuery,
  pathOf = (it: PlatformQuery) => platformRequest(it).path,
): WrittenRequest {
  const request = { ...platformRequest(query), path: pathOf(query) }
  const [kind, name] = query.caller.as.split(/:(.*)/s)
  if (kind === 'content-key') return { ...request, path: withKey(request.path) }
  const proofs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    integration: { authorization: 'Platform <token>' },
    session: { cookie: `<session of ${name}>` },
  }
  return { ...request, headers: { ...request.headers, ...proofs[kind ?? ''] } }
}

function withKey(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}key=<content-key>`
}

/** How many things a query asks for besides the plain list or entry: parameters, conditions, headers. */
export function partsOf({ filter, parameters, headers }: PlatformQuery): number {
  return (filter ? conditionsIn(filter) : 0) + parameters.length + Object.keys(headers).length
}
