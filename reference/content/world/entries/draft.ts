/**
 * An entry or component while the world is read. Its attributes are in the stored form; `undefined` marks
 * what the data does not give and what can only be filled in when all entries are known.
 */
export type Draft = Record<string, unknown> & { id: number }

/** The value of every empty list: rows are never changed in place, so that one is enough. */
export const EMPTY_LIST: readonly never[] = Object.freeze([])

/** The ids that a relation holds, whether it is one, a list, null or not given. */
export function linkedIds(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value]
  return Array.isArray(value) ? value : EMPTY_LIST
}

/** An item of a morph relation: the uid and id of the entry that it refers to. */
export interface MorphLink {
  readonly __type: string
  readonly id: number
}

/** The items that a morph relation holds, whether it is one, a list, null or not given. */
export function morphLinks(value: unknown): readonly MorphLink[] {
  if (isMorphLink(value)) return [value]
  return Array.isArray(value) ? value : EMPTY_LIST
}

function isMorphLink(value: unknown): value is MorphLink {
  return typeof value === 'object' && value !== null && '__type' in value
}

/** Adds an item to the group of a key, which is made when there is none. */
export function addToGroup<K, T>(groups: Map<K, T[]>, key: K, item: T): void {
  const group = groups.get(key)
  if (group) group.push(item)
  else groups.set(key, [item])
}
