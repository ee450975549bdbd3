import type { Fact } from '../listing/listing.ts'

/** An entry, as far as it is known: what an answer shows of it, and what was known of it before. */
export interface EntryView {
  readonly kind: string
  /** The value of an attribute; null where it is not known. A premise is what must still have been so. */
  readonly read: (name: string) => Read | null
}

export interface Read {
  /** Undefined: the entry has no such attribute. */
  readonly value: unknown
  /** Null: the answer itself shows it. */
  readonly premise: Fact | null
}

/** What was decided of entries, and what it rests on besides the answer itself. */
export interface Decided<T> {
  /** Null: it cannot be told. */
  readonly is: T | null
  readonly premises: readonly Fact[]
  /** False where the documentation does not say how such values compare. */
  readonly isDocumented: boolean
}

/** Asks something of entries, and remembers which facts were read on the way. */
export function deciding<T>(ask: (reading: Reading) => T | null): Decided<T> {
  const premises = new Map<string, Fact>()
  let isDocumented = true
  const is = ask({
    read: (view, name) => {
      const read = view.read(name)
      if (read?.premise) premises.set(`${read.premise.entry} ${name}`, read.premise)
      return read
    },
    undescribed: () => {
      isDocumented = false
    },
  })
  return { is, premises: [...premises.values()], isDocumented }
}

export interface Reading {
  readonly read: (view: EntryView, name: string) => Read | null
  /** Is told that something was compared that the documentation does not describe. */
  readonly undescribed: () => void
}
