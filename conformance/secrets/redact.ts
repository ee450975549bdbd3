/** What stands in the place of a secret where nothing else is asked for. */
export const REDACTED = '<redacted>'

/** Shorter secrets would also be found inside ordinary words. */
const SHORTEST_SECRET = 6

/** A text that nobody may see, and what is shown in its place. */
export interface Secret {
  readonly text: string
  readonly shown: string
}

/** Hides secrets wherever they stand in a text. */
export type Hide = (text: string) => string

/** Of equal secrets the first counts; long ones go first, because they may hold short ones. */
export function hiding(secrets: readonly Secret[]): Hide {
  const shownByText = new Map(secrets.toReversed().map(({ text, shown }) => [text, shown]))
  const hidden = [...shownByText]
    .filter(([text]) => text.length >= SHORTEST_SECRET)
    .sort(([a], [b]) => b.length - a.length)
  return given => hidden.reduce((seen, [text, shown]) => seen.replaceAll(text, () => shown), given)
}

/** Hides texts behind the mark of what was redacted. */
export function redacting(texts: readonly string[]): Hide {
  return hiding(texts.map(text => ({ text, shown: REDACTED })))
}

/** A JSON web token: what is signed, with the dot behind it, and the signature. */
const JSON_WEB_TOKEN = /\b(eyJ[\w-]{5,}\.[\w-]{5,}\.)([\w-]*)/g

/** A text without the tokens in it: they are known by their shape. */
export function redactTokens(text: string): string {
  return text.replace(JSON_WEB_TOKEN, REDACTED)
}

/** A token without its signature is worth nothing, and still is a token to whoever looks at its form. */
export function cutSignatures(text: string): string {
  return text.replace(JSON_WEB_TOKEN, (_, signed: string, signature: string) =>
    signature === '' ? signed : `${signed}redacted`,
  )
}
