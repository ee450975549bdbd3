import { isObject } from '../../compare/json-value.ts'
import type { SourceRequest } from '../requests/source.ts'
import type { Known } from './known.ts'

/** A request without its caller's proof, and who the caller is in a scenario's words. */
export interface Called {
  readonly request: SourceRequest
  /** The proof as it was captured, for a caller whom only the traffic knows. */
  readonly proof: { readonly headers: Readonly<Record<string, string>>; readonly query: string }
}

/** Tokens that the world does not know, each with the name that scenarios give it. */
export type Strangers = Map<string, string>

/**
 * Who a captured request is from: a token or a user of the world, by what the proof says; a key of the platform; else a
 * token with a name of its own, for which a run is given the proof.
 */
export function callerOf(request: SourceRequest, known: Known, strangers: Strangers): Called {
  const { authorization, ...headers } = request.headers
  const { path, query } = withoutKey(request.path)
  const proof = { headers: authorization === undefined ? {} : { authorization }, query }
  const as =
    request.as !== 'public'
      ? request.as
      : authorization !== undefined
        ? callerIn(authorization, known, strangers)
        : query !== ''
          ? 'content-key'
          : 'public'
  return { request: { ...request, path, headers, as }, proof }
}

/** The key of the platform's content API. */
function withoutKey(path: string): { readonly path: string; readonly query: string } {
  if (!path.startsWith('/platform/')) return { path, query: '' }
  const [before = '', ...rest] = path.split('?')
  const parameters = rest.join('?').split('&')
  const keys = parameters.filter(it => it.startsWith('key='))
  const others = parameters.filter(it => !it.startsWith('key=') && it !== '')
  return { path: [before, ...(others.length > 0 ? [others.join('&')] : [])].join('?'), query: keys[0] ?? '' }
}

function callerIn(authorization: string, known: Known, strangers: Strangers): string {
  const [scheme = '', proof = ''] = authorization.split(/\s+/)
  if (/^(platform|ghost)$/i.test(scheme)) return 'integration'
  const token = known.facts.find(({ fact, value }) => fact.name === 'token' && value === proof)
  if (token) return `token:${token.fact.of}`
  const user = known.userName(claimsIn(proof).id)
  if (user !== null) return `user:${user}`
  const name = strangers.get(proof) ?? `recorded-${strangers.size + 1}`
  strangers.set(proof, name)
  return `token:${name}`
}

/** What a JSON Web Token says of its bearer. */
function claimsIn(token: string): Readonly<Record<string, unknown>> {
  const [, claims = ''] = token.split('.')
  try {
    const value: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString())
    return isObject(value) ? value : {}
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}
