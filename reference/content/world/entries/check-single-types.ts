import type { EntrySet } from './entry-set.ts'

/** A single type has one entry; a localized one has one for each locale. */
export function checkSingleTypes({ models, entries, place }: EntrySet): void {
  for (const type of models.types.values()) {
    if (type.kind !== 'singleType') continue
    const locales = new Set()
    for (const [i, entry] of (entries.get(type.uid) ?? []).entries()) {
      const locale = type.localized ? entry.locale : null
      if (locales.has(locale)) {
        const expected = type.localized
          ? 'one entry for each locale of a single type'
          : 'one entry of a single type'
        place
          .at(type.uid)
          .at(i)
          .wrong(type.localized ? `another entry in ${locale}` : 'another entry', expected)
      }
      locales.add(locale)
    }
  }
}
