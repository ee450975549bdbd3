import { createHmac } from 'node:crypto'
import type { TokenChanges } from '../suite/clause.ts'

/** An admin API key: its id, and its secret in hexadecimal digits. */
export interface AdminKey {
  readonly id: string
  readonly secret: string
}

type Part = Readonly<Record<string, unknown>>

/** Claims that a scenario gives in seconds from now. */
const TIMES: readonly string[] = ['iat', 'exp', 'nbf']
const HASHES = new Map<unknown, string>([
  ['HS256', 'sha256'],
  ['HS384', 'sha384'],
  ['HS512', 'sha512'],
])

/**
 * A JSON web token as integrations sign it: HS256 with the key's secret, its id as `kid`, five minutes, the API's
 * path as audience. With changes it is the faulty token that a scenario wants: what they give replaces the usual
 * value, null takes it away, and another `alg` than an HMAC leaves the signature empty.
 *
 * @param now seconds since the epoch
 */
export function adminToken(key: AdminKey, path: string, changes: TokenChanges | null, now: number): string {
  const version = /\/api\/(v[\d.]+|canary)\//i.exec(path)?.[1]
  const audience = version ? `/${version}/admin/` : '/admin/'
  const header = changed({ alg: 'HS256', typ: 'JWT', kid: key.id }, changes?.header ?? {})
  const claims = changed({ iat: now, exp: now + 300, aud: audience }, fromNow(changes?.claims ?? {}, now))
  const unsigned = `${encode(header)}.${encode(claims)}`
  return `${unsigned}.${signature(unsigned, header.alg, changes?.secret ?? key.secret)}`
}

function changed(usual: Part, changes: Part): Part {
  return Object.fromEntries(Object.entries({ ...usual, ...changes }).filter(([, value]) => value !== null))
}

function fromNow(claims: Part, now: number): Part {
  return Object.fromEntries(
    Object.entries(claims).map(([name, value]) => [
      name,
      TIMES.includes(name) && typeof value === 'number' ? now + value : value,
    ]),
  )
}

function encode(part: Part): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

function signature(unsigned: string, algorithm: unknown, secret: string): string {
  const hash = HASHES.get(algorithm)
  return hash ? createHmac(hash, Buffer.from(secret, 'hex')).update(unsigned).digest('base64url') : ''
}
