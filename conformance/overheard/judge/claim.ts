import type { Exchange } from '../exchange.ts'
import type { Fact, Listing, ShownEntry } from '../listing/listing.ts'
import type { Decided, EntryView } from './entry-view.ts'
import type { Comparing } from './meets.ts'
import type { Models } from './models.ts'

/** What is not as a clause says. */
export interface Breach {
  readonly says: string
  /** Where in the answer, as JSON paths are written: `body.data[0]`. */
  readonly path: string
  readonly expected: unknown
  readonly actual: unknown
}

/** That an answer does, or does not do, what a clause says: true if the premises held while it was given. */
export interface Claim {
  readonly clause: string
  /** Clauses of which one may be broken instead: nobody can tell which. Undefined: there are none. */
  readonly others?: readonly string[]
  /** Null: it does. */
  readonly breach: Breach | null
  readonly premises: readonly Fact[]
  /** False: the documentation is silent, and a real program is known to do so. */
  readonly isDocumented: boolean
}

/** A claim that follows from the answer alone. */
export function claim(clause: string, breach: Breach | null): Claim {
  return { clause, breach, premises: [], isDocumented: true }
}

/** A claim that rests on what was decided; none where it cannot be told whether it is kept. */
export function claimOf(
  clause: string,
  { is, premises, isDocumented }: Decided<boolean>,
  breach: Breach,
  others: readonly string[],
): readonly Claim[] {
  return is === null ? [] : [{ clause, others, breach: is ? null : breach, premises, isDocumented }]
}

/** What is known when an answer is judged. */
export interface Seen {
  readonly comparing: Comparing
  readonly models: Models
  /** An entry of the answer, with what was known of it before. */
  readonly view: (entry: ShownEntry, listing: Listing) => EntryView
  /** Entries that the same caller saw before, and that the answer does not show. */
  readonly others: (listing: Listing) => readonly KnownEntry[]
  /** The attributes that the same caller was shown as a relation, file or zone before. */
  readonly populatable: (kind: string) => readonly string[]
}

export interface KnownEntry {
  readonly id: string | number
  readonly view: EntryView
}

/** A rule about lists of entries. */
export type ListRule = (listing: Listing, seen: Seen) => readonly Claim[]

/** A rule about any answer. */
export type AnswerRule = (exchange: Exchange) => readonly Claim[]
