import { misuse } from '../../../errors.ts'
import { isRecord } from '../../../query/query.ts'
import { own, type WriteContext } from '../context.ts'

/** An entry that is referred to, and where it goes among the others. */
export interface Reference {
  readonly id: number
  /** Whether its id was sent as a text. */
  readonly isText?: boolean
  /** As it was sent. */
  readonly position: Readonly<Record<string, unknown>>
}

/**
 * Reads references: ids, or objects with an id. Those that are null, and those that repeat an earlier one to the
 * letter, are ignored. Throws a ValidationError.
 */
export function readReferences(value: unknown, name: string, context: WriteContext): readonly Reference[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value]
  const distinct = new Map(items.filter(isThere).map(item => [JSON.stringify(item), item]))
  return [...distinct.values()].map(item => readReference(item, name, context))
}

function isThere(item: unknown): boolean {
  return item !== null && item !== undefined
}

function readReference(item: unknown, name: string, { units }: WriteContext): Reference {
  const sent = isRecord(item) ? own(item, 'id') : item
  const id = typeof sent === 'string' || Number.isInteger(sent) ? units.singleEntries.ids.read(sent) : null
  if (id === null) {
    throw misuse(`Invalid parameter ${name}: expected an id, found ${JSON.stringify(item)}`)
  }
  const position = isRecord(item) ? own(item, 'position') : undefined
  return { id, isText: typeof sent === 'string', position: isRecord(position) ? position : {} }
}

/** Ids without repeats, in their order. */
export function idsOf(references: readonly Reference[]): readonly number[] {
  return [...new Set(references.map(({ id }) => id))]
}
