import { decodeProtectedHeader } from 'jose/decode/protected_header'
import { decodeJwt } from 'jose/jwt/decode'
import { isObject, type Json, type JsonObject, parseJson, textOf } from '../values.ts'

/** The parts of an admin token, unchecked. */
export interface DecodedToken {
  readonly text: string
  readonly header: JsonObject
  readonly claims: JsonObject
}

/** Header and claims of a token; null when it is none. */
export function decodeToken(text: string): DecodedToken | null {
  try {
    return { text, header: asObject(decodeProtectedHeader(text)), claims: asObject(decodeJwt(text)) }
  } catch {
    // jose throws errors of several types for texts that are no tokens; all of them mean just that.
    return null
  }
}

function asObject(value: unknown): JsonObject {
  const json: Json | undefined = parseJson(JSON.stringify(value))
  return isObject(json) ? json : {}
}

/** The scheme and token of an `Authorization` header; null when it has other than two words. */
export function readAuthorization(
  header: string,
): { readonly scheme: string; readonly token: string } | null {
  const [scheme, token] = header.split(' ')
  return scheme && token ? { scheme, token } : null
}

/** The id of the key that an `Authorization` header's token names, unchecked; null when there is none. */
export function tokenKeyId(header: string | undefined): string | null {
  const token = header === undefined ? null : readAuthorization(header)?.token
  return token ? textOf(decodeToken(token)?.header.kid) : null
}
