import { JOSEError } from 'jose/errors'
import { checkSignature } from '../../http/check-signature.ts'
import { hmacKey } from '../../http/hmac-key.ts'
import type { TokenRule } from '../contracts.ts'
import { badRequest, type PlatformError, unauthorized } from '../errors.ts'
import { isList, type Row, textOf } from '../values.ts'

/** The longest time between the making of a token and its use, in seconds. */
const MAX_AGE = 5 * 60

/** The header of a token names the key that it was made with. */
const keyNamed: TokenRule = {
  clause: 'platform.authentication.token-key-named',
  check: ({ header }) => {
    if (textOf(header.kid)) return
    throw badRequest('Admin API kid missing.', { code: 'MISSING_ADMIN_API_KID' })
  },
}

const keyKnown: TokenRule = {
  clause: 'platform.authentication.token-key-known',
  check: ({ key }) => {
    if (!key) throw unauthorized('Unknown Admin API Key', { code: 'UNKNOWN_ADMIN_API_KEY' })
    if (key.type !== 'admin') throw unauthorized('Invalid API Key type', { code: 'INVALID_API_KEY_TYPE' })
  },
}

/** A token is signed with HMAC-SHA256 and nothing else. */
const algorithm: TokenRule = {
  clause: 'platform.authentication.token-algorithm',
  check: ({ header, text }) => {
    if (text.endsWith('.')) throw invalidToken('jwt signature is required')
    if (header.alg !== 'HS256') throw invalidToken('invalid algorithm')
  },
}

/** The signature is made with the key's secret, read as hexadecimal digits. */
const signature: TokenRule = {
  clause: 'platform.authentication.token-signature',
  check: async ({ text, key }) => {
    try {
      await checkSignature(text, await hmacKey('HS256', secretOf(key)), 'HS256')
    } catch (error) {
      if (error instanceof JOSEError) throw invalidToken('invalid signature')
      throw error
    }
  },
}

function secretOf(key: Row | null): Uint8Array {
  const digits = textOf(key?.secret) ?? ''
  return Uint8Array.from(digits.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
}

const notBefore: TokenRule = {
  clause: 'platform.authentication.token-not-before',
  check: ({ claims }, { clock }) => {
    if (typeof claims.nbf === 'number' && claims.nbf > seconds(clock.now()))
      throw invalidToken('jwt not active')
  },
}

const expiry: TokenRule = {
  clause: 'platform.authentication.token-expiry',
  check: ({ claims }, { clock }) => {
    if (typeof claims.exp === 'number' && seconds(clock.now()) >= claims.exp)
      throw invalidToken('jwt expired')
  },
}

/** A token is made for the admin API under the URL where it is used. */
const audience: TokenRule = {
  clause: 'platform.authentication.token-audience',
  check: ({ claims, audience }) => {
    const pattern = new RegExp(`\\/?${audience.replaceAll('/', '\\/')}\\/?$`)
    const sent = isList(claims.aud) ? claims.aud : [claims.aud ?? null]
    if (sent.some(name => typeof name === 'string' && pattern.test(name))) return
    throw invalidToken(`jwt audience invalid. expected: ${pattern}`)
  },
}

/** A token can be used for five minutes after it was made, whatever else it says. */
const maximumAge: TokenRule = {
  clause: 'platform.authentication.token-maximum-age',
  check: ({ claims }, { clock }) => {
    if (typeof claims.iat !== 'number') throw invalidToken('iat required when maxAge is specified')
    if (seconds(clock.now()) >= claims.iat + MAX_AGE) throw invalidToken('maxAge exceeded')
  },
}

function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000)
}

function invalidToken(why: string): PlatformError {
  return unauthorized(`Invalid token: ${why}`, { code: 'INVALID_JWT' })
}

/** The checks of an admin token, in the order in which they are made. */
export const tokenRules: readonly TokenRule[] = [
  keyNamed,
  keyKnown,
  algorithm,
  signature,
  notBefore,
  expiry,
  audience,
  maximumAge,
]
