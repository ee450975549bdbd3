/** What may stand side by side under a relation. */
export interface RelationMix {
  readonly clause: string
  /** Throws a ValidationError when these keys may not be mixed under the relation. */
  readonly check: (relation: string, keys: readonly string[]) => void
}

/** content.filters.or-siblings: fields of a relation may stand beside `$or` and `$and` on the same level. */
export const relationMix: RelationMix = { clause: 'content.filters.or-siblings', check: () => {} }
