import { shown } from '../../../world/problems.ts'
import type { EntrySet } from './entry-set.ts'

/**
 * The database of the service keeps the values of a uid attribute apart, whatever the state or locale of their
 * entries. UNDOCUMENTED: source of Strapi 4.26.2, where no other attribute has such an index: `unique` is only
 * checked when an entry is published.
 */
export function checkUids({ models, entries, place }: EntrySet): void {
  for (const type of models.types.values()) {
    for (const attribute of type.attributes.values()) {
      if (attribute.kind !== 'scalar' || attribute.type !== 'uid') continue
      const known = new Set()
      for (const [i, entry] of (entries.get(type.uid) ?? []).entries()) {
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
