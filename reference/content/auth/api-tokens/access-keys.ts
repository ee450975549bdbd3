import type { ApiToken } from '../../world/content-world.ts'
import { digest, sameDigest } from '../secret.ts'

/**
 * A way to find a token by its access key. Digests are compared, and with all tokens, so that the time it takes
 * tells neither how much of a key is right nor which token it is near to. Of keys that were right before nothing is
 * left to tell: they are remembered.
 */
export function accessKeys(tokens: readonly ApiToken[]): (accessKey: string) => Promise<ApiToken | null> {
  const known = new Map<string, ApiToken>()
  let digests: Promise<readonly Uint8Array[]> | null = null
  return async accessKey => {
    const before = known.get(accessKey)
    if (before) return before
    digests ??= Promise.all(tokens.map(token => digest(token.accessKey)))
    const [presented, all] = await Promise.all([digest(accessKey), digests])
    const same = all.map(one => sameDigest(one, presented))
    const found = tokens.find((_, at) => same[at]) ?? null
    if (found) known.set(accessKey, found)
    return found
  }
}
