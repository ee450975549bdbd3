/**
 * What the collation general_ci of MariaDB sees of a text: neither case nor accents nor spaces at the end. An
 * approximation by the decomposition of Unicode; ß, ẞ and ss stay three different things.
 */
export function collated(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}+/gu, '')
  return Array.from(bare, capital).join('').replace(/ +$/, '')
}

function capital(letter: string): string {
  const large = letter.toUpperCase()
  return [...large].length === 1 ? large : letter
}
