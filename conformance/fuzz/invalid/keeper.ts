import { areOthers } from '../../invariants/afterwards/refused-writes.ts'
import type { Connection } from '../../targets/connection.ts'
import type { IdBook } from '../../targets/ids.ts'

/** Knows what a server holds, and puts it back. */
export interface Keeper {
  /** Looks at all that can be read, unless nothing was taken since. */
  look(): Promise<void>
  /** The type whose entries are otherwise than when it looked last; null: none are. */
  changed(): Promise<string | null>
  putBack(): Promise<void>
}

export function openKeeper(
  connection: Pick<Connection, 'reset'>,
  book: Pick<IdBook, 'plurals' | 'entriesOf'>,
): Keeper {
  const known = new Map<string, readonly unknown[] | null>()
  return {
    look: async () => {
      for (const plural of book.plurals)
        if (!known.has(plural)) known.set(plural, await book.entriesOf(plural))
    },
    changed: async () => {
      for (const [plural, before] of known) {
        const after = await book.entriesOf(plural)
        if (after && areOthers(before, after, plural)) return plural
      }
      return null
    },
    putBack: async () => {
      // Whoever is put in again may have another id.
      known.clear()
      await connection.reset()
    },
  }
}
