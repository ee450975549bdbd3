import { compactVerify } from 'jose/jws/compact/verify'
import type { HmacAlgorithm, HmacKey } from './hmac-key.ts'

/** A key has few callers, and each shows one token again and again. */
const MOST = 1_000

const genuine = new WeakMap<HmacKey, Set<string>>()

/**
 * Checks the signature of a JSON web token, as jose does, and rejects as jose does. A key is of one algorithm. What it has
 * signed it has signed for ever, so that a token that was found to be genuine is not looked at again.
 */
export async function checkSignature(token: string, key: HmacKey, algorithm: HmacAlgorithm): Promise<void> {
  const known = genuine.get(key) ?? new Set()
  if (known.has(token)) return
  await compactVerify(token, key, { algorithms: [algorithm] })
  if (known.size >= MOST) known.clear()
  genuine.set(key, known.add(token))
}
