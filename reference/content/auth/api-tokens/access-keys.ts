import type { ApiToken } from '../../world/content-world.ts'
import { digest, sameDigest } from '../secret.ts'

/** Whoever asks may present any number of keys. */
const MOST_KNOWN = 1_000

type Find = (accessKey: string) => Promise<ApiToken | null>

/** One for each list of tokens: an explained request is authenticated like any other, and need not begin anew. */
const finders = new WeakMap<readonly ApiToken[], Find>()

/**
 * A way to find a token by its access key. Digests are compared, and with all tokens, so that the time it takes
 * tells neither how much of a key is right nor which token it is near to. Of keys that were presented before nothing is
 * left to tell: what they are is remembered.
 */
export function accessKeys(tokens: readonly ApiToken[]): Find {
  const find = finders.get(tokens) ?? finderOf(tokens)
  finders.set(tokens, find)
  return find
}

function finderOf(tokens: readonly ApiToken[]): Find {
  const known = new Map<string, ApiToken | null>()
  let digests: Promise<readonly Uint8Array[]> | null = null
  return async accessKey => {
    const before = known.get(accessKey)
    if (before !== undefined) return before
    digests ??= Promise.all(tokens.map(token => digest(token.accessKey)))
    const [presented, all] = await Promise.all([digest(accessKey), digests])
    const same = all.map(one => sameDigest(one, presented))
    const found = tokens.find((_, at) => same[at]) ?? null
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(accessKey, found)
    return found
  }
}
