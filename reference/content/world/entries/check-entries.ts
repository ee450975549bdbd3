import { shown } from '../../../world/problems.ts'
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

/**
 * The database of the service keeps the values of a uid attribute apart, whatever the state or locale of their
 * entries. UNDOCUMENTED: source of Strapi 4.26.2, where no other attribute has such an index: `unique` is only
 * checked when an entry is published.
 */
export function checkUids({ models, entries, place }: EntrySet): void {
  for (const type of models.types.values()) {
    const rows = entries.get(type.uid) ?? []
    for (const attribute of type.attributes.values()) {
      if (attribute.kind !== 'scalar' || attribute.type !== 'uid') continue
      const known = new Set()
      for (const [i, entry] of rows.entries()) {
        const value = entry[attribute.name]
        if (known.has(value)) {
          place
            .at(type.uid)
            .at(i)
            .at(attribute.name)
            .wrong(`${shown(value)} again`, 'a uid of its own')
        }
        if (value !== null) known.add(value)
      }
    }
  }
}
