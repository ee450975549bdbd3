const HASHES = { HS256: 'SHA-256', HS384: 'SHA-384', HS512: 'SHA-512' } as const

/** An HMAC as JSON web tokens call it. */
export type HmacAlgorithm = keyof typeof HASHES

/** A key as the Web Crypto API takes it. */
export type HmacKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>

export function isHmacAlgorithm(algorithm: unknown): algorithm is HmacAlgorithm {
  return typeof algorithm === 'string' && Object.hasOwn(HASHES, algorithm)
}

const keys = new Map<string, Promise<HmacKey>>()
/** A world has few secrets, and whoever serves it may be asked with any number of them. */
const MOST_KEYS = 100

/** The key of a secret, imported once: that takes as long as to sign with it. Rejects where the secret is empty. */
export function hmacKey(algorithm: HmacAlgorithm, secret: Uint8Array): Promise<HmacKey> {
  const name = `${algorithm} ${secret.join()}`
  const key = keys.get(name) ?? importKey(algorithm, secret)
  if (keys.size >= MOST_KEYS) keys.clear()
  keys.set(name, key)
  return key
}

function importKey(algorithm: HmacAlgorithm, secret: Uint8Array): Promise<HmacKey> {
  const hmac = { name: 'HMAC', hash: HASHES[algorithm] }
  return crypto.subtle.importKey('raw', Uint8Array.from(secret), hmac, false, ['sign', 'verify'])
}
