import { hmacKey } from '../../http/hmac-key.ts'
import type { Site } from '../contracts.ts'

/** Whoever is signed in shows the same value with each request. */
const MOST = 1_000

/** By the value and the site's address. */
const signatures = new Map<string, Promise<string>>()

/**
 * A signature that only this site makes: HMAC-SHA256 in base64. The key is the site's address, for nothing
 * here is worth stealing; what matters is that a forged value is told from a real one.
 */
export function sign(value: string, { data: { url } }: Site): Promise<string> {
  const name = JSON.stringify([value, url])
  const signature = signatures.get(name) ?? signed(value, url)
  if (signatures.size >= MOST) signatures.clear()
  signatures.set(name, signature)
  return signature
}

async function signed(value: string, url: string): Promise<string> {
  const encoder = new TextEncoder()
  const key = await hmacKey('HS256', encoder.encode(url))
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(value)))
  return btoa(String.fromCharCode(...signature)).replace(/=+$/, '')
}
