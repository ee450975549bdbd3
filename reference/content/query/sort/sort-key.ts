/** One key of a sort: the path to an attribute, over relations and components, and which way. */
export interface SortKey {
  readonly path: readonly string[]
  /** 1 ascending, -1 descending. */
  readonly sign: 1 | -1
}

/** A word behind a field that says which way to sort. */
export interface SortDirection {
  readonly clause: string
  readonly word: string
  readonly sign: 1 | -1
}

/** One way to write a `sort` parameter. */
export interface SortForm {
  readonly clause: string
  readonly accepts: (value: unknown) => boolean
  /** The keys in the order of their weight. Throws a ValidationError for a direction that is none. */
  readonly read: (value: unknown, reading: SortReading) => readonly SortKey[]
}

/** What the forms of a sort are read with. */
export interface SortReading {
  /** The sign of a direction's word; of none, undefined. Throws a ValidationError for a word that is no direction. */
  sign(word: unknown): 1 | -1
  /** Whether an empty word behind a path is none. */
  hasNone(path: readonly string[]): boolean
  /** Whether a path has no say. */
  isReserved(path: readonly string[]): boolean
  /** Reads a sort inside of a sort. */
  again(value: unknown): readonly SortKey[]
}
