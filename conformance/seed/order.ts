import { isObject } from '../compare/json-value.ts'
import type { Attributes } from './attribute.ts'
import type { SeedType, SeedWorld } from './seed-world.ts'

/**
 * The types in an order in which entries come after those that they refer to, as far as that is possible: where types
 * refer to each other in a circle, the one with the fewest open references is next.
 */
export function orderOf(world: SeedWorld): readonly SeedType[] {
  const references = new Map(world.types.map(type => [type, referencesOf(type, world)]))
  const open = new Set(world.types)
  const ordered: SeedType[] = []
  while (open.size > 0) {
    const next = [...open].reduce((best, type) =>
      openReferences(type, open, references) < openReferences(best, open, references) ? type : best,
    )
    open.delete(next)
    ordered.push(next)
  }
  return ordered
}

/** How many references a type's entries have, by the type that they point at. */
type References = ReadonlyMap<string, number>

function openReferences(
  type: SeedType,
  open: ReadonlySet<SeedType>,
  references: ReadonlyMap<SeedType, References>,
): number {
  const own = references.get(type) ?? new Map<string, number>()
  const others = [...open].filter(it => it !== type)
  return others.reduce((sum, { uid }) => sum + (own.get(uid) ?? 0), 0)
}

function referencesOf(type: SeedType, { components }: SeedWorld): References {
  const counts = new Map<string, number>()
  const count = (uid: unknown) => counts.set(String(uid), (counts.get(String(uid)) ?? 0) + 1)
  const look = (attributes: Attributes, values: object) => {
    for (const [name, value] of Object.entries(values)) {
      const attribute = attributes.get(name)
      for (const item of [value].flat()) {
        if (!attribute || item === null) continue
        if (attribute.kind === 'relation') count(attribute.target)
        else if (!isObject(item)) continue
        else if (attribute.kind === 'morph') count(item.__type)
        else look(components.get(attribute.target ?? String(item.__component)) ?? new Map(), item)
      }
    }
  }
  for (const row of type.rows) look(type.attributes, row)
  return counts
}
