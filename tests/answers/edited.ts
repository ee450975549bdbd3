import type { WorldFiles } from '../../reference/index.ts'

/** One thing that is otherwise in a JSON file of a world; without `to` it is not there. */
export interface Edit {
  readonly file: string
  readonly at: readonly (string | number)[]
  readonly to?: unknown
}

/** The files of a world with some edits, in their order. */
export function edited(files: WorldFiles, edits: readonly Edit[]): WorldFiles {
  const all = new Map(files)
  for (const { file, at, to } of edits) {
    const text = all.get(file)
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : {}
    all.set(file, JSON.stringify(withEdit(value, at, to)))
  }
  return all
}

function withEdit(value: unknown, [key, ...rest]: readonly (string | number)[], to: unknown): unknown {
  if (key === undefined) return to
  if (Array.isArray(value)) {
    const items = value.map((item, place) => (place === key ? withEdit(item, rest, to) : item))
    return rest.length === 0 && to === undefined ? items.toSpliced(Number(key), 1) : items
  }
  const members = Object(value)
  return { ...members, [key]: withEdit(members[key], rest, to) }
}
