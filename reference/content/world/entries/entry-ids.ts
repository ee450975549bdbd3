import { type Place, shown } from '../../../world/problems.ts'

/** The ids of the entries of one content-type, in the order of the data, and as a set. */
export interface EntryIds {
  readonly inOrder: readonly number[]
  readonly known: ReadonlySet<number>
}

/** Takes the ids that are given; entries without one get the next ids after the highest, in their order. */
export function assignEntryIds(rows: readonly { readonly id?: unknown }[], place: Place): EntryIds {
  const known = new Set<number>()
  const inOrder = rows.map((row, i) => {
    if (row.id === undefined) return 0
    if (!isId(row.id)) place.at(i).at('id').wrong(shown(row.id), 'a whole number from 1')
    else if (known.has(row.id)) place.at(i).at('id').wrong(`${row.id} again`, 'an id of its own')
    else known.add(row.id)
    return isId(row.id) ? row.id : 0
  })
  let next = nextId(known)
  const complete = inOrder.map(id => id || next++)
  for (const id of complete) known.add(id)
  return { inOrder: complete, known }
}

/** One more than the highest id. */
export function nextId(ids: Iterable<number>): number {
  let highest = 0
  for (const id of ids) if (id > highest) highest = id
  return highest + 1
}

export function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 1
}
