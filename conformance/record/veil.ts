import { mapTexts } from '../compare/map-values.ts'
import { cutSignatures, redacting } from '../secrets/redact.ts'

/** Takes secrets out of what is recorded, and leaves it in a shape that can be judged and sent again. */
export interface Veil {
  text(text: string): string
  value(value: unknown): unknown
}

/**
 * A veil over these texts. What the suite's own worlds hold is published with the suite and is no secret: pass it as
 * `open`, so that recorded logins can be sent again.
 */
export function veilOver(secrets: readonly string[], open: readonly string[] = []): Veil {
  const redact = redacting(secrets.filter(it => !open.includes(it)))
  const text = (given: string) => redact(cutSignatures(given))
  return { text, value: given => mapTexts(given, text) }
}
