import { type Token, tokenize } from './tokens.ts'

/**
 * A filter with some of its words written otherwise: `change` gives the new text of a token, or nothing where it stays.
 * What is no filter stays as it is; to refuse it is left to whoever reads it.
 */
export function rewriteTokens(
  filter: string,
  change: (token: Token, index: number, tokens: readonly Token[]) => string | null | undefined,
): string {
  const tokens = tokenize(filter) ?? []
  let text = ''
  let at = 0
  for (const [index, token] of tokens.entries()) {
    text += filter.slice(at, token.at) + (change(token, index, tokens) ?? token.text)
    at = token.at + token.text.length
  }
  return text + filter.slice(at)
}

/** A filter whose properties are named otherwise, part by part of a name such as `tiers.slug:`. */
export function renameProperties(filter: string, names: Readonly<Record<string, string>>): string {
  return rewriteTokens(filter, ({ kind, text }) =>
    kind === 'property' ? text.replace(/\w+/g, word => renamed(word, names)) : null,
  )
}

/** Own members alone: a filter may name what every object has, such as `constructor`. */
function renamed(word: string, names: Readonly<Record<string, string>>): string {
  return Object.hasOwn(names, word) ? (names[word] ?? word) : word
}
