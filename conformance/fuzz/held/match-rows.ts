import { isObject, type JsonObject } from '../../compare/json-value.ts'
import type { Row, SeedType } from '../../seed/seed-world.ts'

/** An entry of a world, and what a target shows of it. */
export interface Match {
  readonly row: Row
  readonly id: unknown
  /** Its attributes as they were answered. */
  readonly values: JsonObject
}

/**
 * Which entry is which: by natural key and locale where they tell, and by their order for the rest, since a world is put
 * in from its first entry to its last. None at all where not every entry is found: half of them would be no world.
 */
export function matchRows(
  { rows }: Pick<SeedType, 'rows'>,
  shown: readonly JsonObject[],
  key: string | undefined,
): readonly Match[] {
  const entries = shown.map(entry => ({
    id: entry.id,
    values: isObject(entry.attributes) ? entry.attributes : entry,
  }))
  const keyed = new Map<string, typeof entries>()
  for (const entry of entries) {
    const name = nameOf(entry.values, key)
    if (name !== null) keyed.set(name, [...(keyed.get(name) ?? []), entry])
  }
  const names = rows.map(row => nameOf(row, key))
  const found = rows.map((row, index): Match | null => {
    const name = names[index] ?? null
    const [own, ...others] = (name === null ? undefined : keyed.get(name)) ?? []
    const isKnown = own && others.length === 0 && names.filter(it => it === name).length === 1
    return isKnown ? { row, ...own } : null
  })
  const taken = new Set(found.map(match => match?.id))
  const left = entries.filter(({ id }) => !taken.has(id))
  const unknown = rows.filter((_, index) => found[index] === null)
  if (left.length !== unknown.length || !entries.every(({ id }) => Number.isSafeInteger(id))) return []
  return [...found.flatMap(match => match ?? []), ...unknown.flatMap((row, n) => pair(row, left[n]))]
}

function pair(row: Row, entry: Omit<Match, 'row'> | undefined): readonly Match[] {
  return entry ? [{ row, ...entry }] : []
}

const USUAL_LOCALE = 'en'

/** Null without a key. */
function nameOf(values: JsonObject, key: string | undefined): string | null {
  const value = key === undefined ? undefined : values[key]
  if (value === undefined || value === null) return null
  return `${String(values.locale ?? USUAL_LOCALE)} ${String(value)}`
}
