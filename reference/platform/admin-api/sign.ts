import { hmacKey } from '../../http/hmac-key.ts'
import type { Site } from '../contracts.ts'

/**
 * A signature that only this site makes: HMAC-SHA256 in base64. The key is the site's address, for nothing
 * here is worth stealing; what matters is that a forged value is told from a real one.
 */
export async function sign(value: string, site: Site): Promise<string> {
  const encoder = new TextEncoder()
  const key = await hmacKey('HS256', encoder.encode(site.data.url))
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(value)))
  return btoa(String.fromCharCode(...signature)).replace(/=+$/, '')
}
