// By their own paths: jose as a whole is three times as many files.
import * as base64url from 'jose/base64url'
import { decodeProtectedHeader } from 'jose/decode/protected_header'
import { JOSEError, JWTInvalid } from 'jose/errors'
import { decodeJwt } from 'jose/jwt/decode'
import { SignJWT } from 'jose/jwt/sign'
import { checkSignature } from '../../../http/check-signature.ts'
import { hmacKey, isHmacAlgorithm } from '../../../http/hmac-key.ts'

/** A JWT as it was presented. Nothing in it is to be believed before its rules hold. */
export interface PresentedJwt {
  readonly text: string
  /** The algorithm that the header names. */
  readonly algorithm: unknown
  readonly claims: Readonly<Record<string, unknown>>
}

const encoder = new TextEncoder()

/** Reads a JWT without believing it; null for text that is no JWT. */
export function decode(text: string): PresentedJwt | null {
  try {
    return { text, algorithm: decodeProtectedHeader(text).alg, claims: decodeJwt(text) }
  } catch (error) {
    if (error instanceof TypeError || error instanceof JWTInvalid) return null
    throw error
  }
}

/** Whether the signature was made with the secret, by the HMAC algorithm that the header names. */
export async function isSignedWith(secret: string, { text, algorithm }: PresentedJwt): Promise<boolean> {
  if (!isHmacAlgorithm(algorithm)) return false
  try {
    await checkSignature(text, await hmacKey(algorithm, encoder.encode(secret)), algorithm)
    return isCanonical(text.split('.')[2] ?? '')
  } catch (error) {
    if (error instanceof JOSEError || error instanceof TypeError) return false
    throw error
  }
}

/**
 * Whether a signature is written in the one way that an issuer writes it. Decoders overlook the last bits of the
 * last letter, and padding, so that several texts would stand for one signature.
 */
function isCanonical(signature: string): boolean {
  return base64url.encode(base64url.decode(signature)) === signature
}

/** When a JWT is issued, in ms since the epoch, and how many seconds it lasts. */
export interface Validity {
  readonly now: number
  readonly lifetime: number
}

/** A JWT for a user, with the claims `id`, `iat` and `exp`, signed by HS256. */
export async function issue(userId: number, secret: string, { now, lifetime }: Validity): Promise<string> {
  const seconds = Math.floor(now / 1000)
  return new SignJWT({ id: userId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifetime)
    .sign(await hmacKey('HS256', encoder.encode(secret)))
}
