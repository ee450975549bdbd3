import type { ApiToken } from '../../world/content-world.ts'
import { digest, sameDigest } from '../secret.ts'

/**
 * A way to find a token by its access key. Digests are compared, and with all tokens, so that the time it takes
 * tells neither how much of a key is right nor which token it is near to.
 */
export function accessKeys(tokens: readonly ApiToken[]): (accessKey: string) => Promise<ApiToken | null> {
  let digests: Promise<readonly Uint8Array[]> | null = null
  return async accessKey => {
    digests ??= Promise.all(tokens.map(token => digest(token.accessKey)))
    const [presented, known] = await Promise.all([digest(accessKey), digests])
    const same = known.map(one => sameDigest(one, presented))
    return tokens.find((_, at) => same[at]) ?? null
  }
}
