import { createHmac } from 'node:crypto'
import type { WireRequest } from '../client/wire-request.ts'
import { isObject, type JsonObject } from '../compare/json-value.ts'
import type { StandIns } from './stand-ins.ts'

/** Claims that are times, in seconds since the epoch. */
const TIMES = ['iat', 'exp', 'nbf']
/** Tokens that were made soon after one another tell when it was; others were made wrong on purpose. */
const SOON = 120
const HASHES = new Map<unknown, string>([
  ['HS256', 'sha256'],
  ['HS384', 'sha384'],
  ['HS512', 'sha512'],
])

/**
 * Recorded JSON web tokens, made anew: with the id of the key that stands for the recorded one, signed with its secret,
 * and for a time as long ago as it was then. A token whose signature was not right stays so.
 */
export class RecordedTokens {
  readonly #standIns: StandIns
  /** Secrets that were recorded, by the id of their key. */
  readonly #secrets = new Map<string, string>()
  #recordedAt: number | null = null

  constructor(standIns: StandIns) {
    this.#standIns = standIns
  }

  /** Takes note of the keys that a recorded answer shows: `<id>:<secret>`. */
  learn(recorded: unknown): void {
    for (const [, id, secret] of JSON.stringify(recorded ?? null).matchAll(
      /"([0-9a-f]{24}):([0-9a-f]{64})"/g,
    ))
      if (id && secret) this.#secrets.set(id, secret)
  }

  /** The request with the token of its `Authorization` header made anew; `now` in seconds since the epoch. */
  inRequest(request: WireRequest, now: number): WireRequest {
    const name = Object.keys(request.headers).find(header => header.toLowerCase() === 'authorization')
    const value = name === undefined ? undefined : request.headers[name]
    if (name === undefined || value === undefined) return request
    const made = value.replace(/eyJ[\w-]+\.[\w-]+\.[\w-]*/, token => this.#anew(token, now))
    return { ...request, headers: { ...request.headers, [name]: made } }
  }

  #anew(token: string, now: number): string {
    const [head = '', body = '', signature = ''] = token.split('.')
    const [header, claims] = [decode(head), decode(body)]
    if (!header || !claims || typeof header.kid !== 'string') return token
    const { kid } = header
    const secret = this.#secrets.get(kid)
    const isGenuine = secret !== undefined && signature === sign(`${head}.${body}`, header.alg, secret)
    const unsigned = [{ ...header, kid: this.#standIns.of(kid) }, this.#fromNow(claims, now)]
      .map(encode)
      .join('.')
    const stand = isGenuine ? this.#standIns.of(secret) : null
    return `${unsigned}.${stand === null ? signature : sign(unsigned, header.alg, stand)}`
  }

  #fromNow(claims: JsonObject, now: number): JsonObject {
    const made = claims.iat
    const last = this.#recordedAt
    const isUsual = typeof made === 'number' && (last === null || (made >= last && made - last < SOON))
    const recordedAt = isUsual ? made : (last ?? now)
    this.#recordedAt = recordedAt
    return Object.fromEntries(
      Object.entries(claims).map(([name, value]) => [
        name,
        TIMES.includes(name) && typeof value === 'number' ? value - recordedAt + now : value,
      ]),
    )
  }
}

function decode(part: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return isObject(value) ? value : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function encode(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

function sign(unsigned: string, algorithm: unknown, secret: string): string {
  const hash = HASHES.get(algorithm)
  return hash ? createHmac(hash, Buffer.from(secret, 'hex')).update(unsigned).digest('base64url') : ''
}
