import { likeBy } from './like.ts'

/** Lower case for A to Z alone. */
export function foldAscii(text: string): string {
  return text.replace(/[A-Z]+/g, letters => letters.toLowerCase())
}

/** SQLite's LIKE: ASCII letters match in either case, other letters only themselves; nothing escapes. */
export const like = likeBy({ fold: foldAscii, escape: null })
