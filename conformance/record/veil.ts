import { mapTexts } from '../compare/map-values.ts'
import { REDACTED } from '../report/scrub.ts'

/** Takes secrets out of what is recorded, and leaves it in a shape that can be judged and sent again. */
export interface Veil {
  text(text: string): string
  value(value: unknown): unknown
}

/** A token without its signature is worth nothing, and still is a token to whoever looks at its form. */
const SIGNATURE = /\b(eyJ[\w-]{5,}\.[\w-]{5,}\.)[\w-]+/g

/** Shorter secrets would also be found inside ordinary words. */
const SHORTEST_SECRET = 6

/**
 * A veil over these texts. What the suite's own worlds hold is published with the suite and is no secret: pass it as
 * `open`, so that recorded logins can be sent again.
 */
export function veilOver(secrets: readonly string[], open: readonly string[] = []): Veil {
  const hidden = [...new Set(secrets)]
    .filter(it => it.length >= SHORTEST_SECRET && !open.includes(it))
    .sort((a, b) => b.length - a.length)
  const text = (given: string) => {
    let result = given.replace(SIGNATURE, '$1redacted')
    for (const secret of hidden) result = result.replaceAll(secret, REDACTED)
    return result
  }
  return { text, value: given => mapTexts(given, text) }
}
