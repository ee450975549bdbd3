import { isObject, type JsonObject } from '../../../compare/json-value.ts'
import type { Exchange } from '../../exchange.ts'

/** A request to the platform that was served, with JSON. */
export interface ServedByPlatform {
  readonly api: 'content' | 'admin'
  /** `posts`: the first step behind the API. */
  readonly resource: string
  readonly query: URLSearchParams
  /** `v3`, `canary`: of an old URL; null: the one URL of today. */
  readonly prefix: string | null
  /** The major that the answer is in the shape of; null: nobody knows. */
  readonly major: number | null
  readonly body: JsonObject
}

/** Null for anything else. */
export function servedByPlatform({ request, answer }: Exchange): ServedByPlatform | null {
  const [, prefix = null, api, resource = '', query = ''] =
    /^\/(?:platform|ghost)\/api\/(?:(v\d|canary)\/)?(content|admin)\/(\w+)[^?]*(?:\?(.*))?$/s.exec(
      request.path,
    ) ?? []
  if (api !== 'content' && api !== 'admin') return null
  if (answer.status < 200 || answer.status > 299 || !isObject(answer.json)) return null
  const major = majorOf(prefix, request.headers['accept-version'], answer.headers['content-version'])
  return { api, resource, query: new URLSearchParams(query), prefix, major, body: answer.json }
}

/**
 * An old URL stands for its version, and a header may ask for an older one; what neither says is of today. No site answers
 * in a newer version than its own.
 */
function majorOf(prefix: string | null, accepted = '', answered = ''): number | null {
  const asked = accepted === '' ? majorOfUrl(prefix) : majorIn(accepted)
  return asked === null ? null : Math.min(asked, majorIn(answered) ?? asked)
}

function majorOfUrl(prefix: string | null): number {
  if (prefix === null) return NEWEST
  return prefix === 'canary' ? 4 : Number(prefix.slice(1))
}

/** `v4.48` and `4` are of 4. */
function majorIn(version: string): number | null {
  return Number(/^v?(\d+)(\.|$)/.exec(version)?.[1] ?? Number.NaN) || null
}

const NEWEST = 5

/** The rows of an answer under a name: `{posts: [{…}]}`. */
export function rowsOf({ body }: ServedByPlatform, name: string): readonly JsonObject[] {
  const rows = body[name]
  return Array.isArray(rows) ? rows.filter(isObject) : []
}
