import type { QuirkFacts } from '../../catalog.ts'

/** So many are shown: who wants another one says more of it. */
const MOST = 40

/** Quirks in whose id or sentence all words stand; those with the words in their id come first. */
export function findQuirks(quirks: readonly QuirkFacts[], words: string): readonly QuirkFacts[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  const hasAll = (text: string) => wanted.every(word => text.toLowerCase().includes(word))
  const found = quirks.filter(({ id, says }) => hasAll(`${id} ${says}`))
  return found.toSorted((a, b) => Number(hasAll(b.id)) - Number(hasAll(a.id))).slice(0, MOST)
}
