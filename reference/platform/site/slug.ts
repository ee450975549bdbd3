/** Letters that are no letter with an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}

/** A text in the form that URLs use: lower case, words joined with minus signs. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, letter => LETTERS[letter] ?? '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** A tag's slug: the sign of an internal tag becomes a word. */
export function tagSlug(name: string): string {
  return slugify(name.replace(/^#/, 'hash-'))
}

/** The slug, or the slug with the first number after it that makes it unique. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(slug)) return slug
  let count = 2
  while (isTaken(`${slug}-${count}`)) count++
  return `${slug}-${count}`
}
