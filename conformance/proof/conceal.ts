import { cutSignatures } from '../secrets/redact.ts'

/** Shorter secrets would also be found inside ordinary words. */
const SHORTEST = 6

/** Puts a name in the place of each secret: equal ones have equal names, so that what was said of them can be judged. */
export type Conceal = (text: string, secrets: SecretIndex) => string

/** Secrets by how they begin. */
export type SecretIndex = ReadonlyMap<string, readonly string[]>

/**
 * What the suite's own worlds hold is published with the suite, and no secret: it is left out as `open`. So are tokens that
 * lose their signature wherever they stand: who signs in twice in one second may get the same one again, and whether
 * that is a token must still be judged.
 */
export function indexSecrets(secrets: readonly string[], open: readonly string[]): SecretIndex {
  const shown = new Set(open)
  const index = new Map<string, string[]>()
  const hidden = [...new Set(secrets)].filter(
    secret => secret.length >= SHORTEST && !shown.has(secret) && cutSignatures(secret) === secret,
  )
  for (const secret of new Set(hidden.flatMap(inJson))) {
    const start = secret.slice(0, SHORTEST)
    index.set(
      start,
      [...(index.get(start) ?? []), secret].sort((a, b) => b.length - a.length),
    )
  }
  return index
}

/** As it is, as it stands in a text of JSON, and in JSON that stands there as a text. */
function inJson(secret: string): readonly string[] {
  const once = JSON.stringify(secret).slice(1, -1)
  return [secret, once, JSON.stringify(once).slice(1, -1)]
}

/** Names are given in the order in which secrets are found. A run makes thousands of them: a text is read through once. */
export function concealer(): Conceal {
  const names = new Map<string, string>()
  const nameOf = (secret: string) => {
    const name = names.get(secret) ?? `__secret-${names.size + 1}__`
    names.set(secret, name)
    return name
  }
  return (text, secrets) => {
    let shown = ''
    let from = 0
    for (let at = 0; secrets.size > 0 && at + SHORTEST <= text.length; at++) {
      const found = secrets.get(text.slice(at, at + SHORTEST))?.find(secret => text.startsWith(secret, at))
      if (found === undefined) continue
      shown += text.slice(from, at) + nameOf(found)
      from = at + found.length
      at = from - 1
    }
    return withoutPlaces(cutSignatures(shown + text.slice(from)))
  }
}

/** Where a program is installed, in a line of a stack trace: it tells of a machine, and nothing of the program. */
const INSTALLED = /(?<=\(|\bat (?:async )?)(?:file:\/\/)?\/[^\s("\\]{0,400}?(?=node_modules\/)/g

/** A text that says of no file where it lies. */
export function withoutPlaces(text: string): string {
  return text.replace(INSTALLED, '…/')
}
