/** Which filters of one relation the same related entry must meet. */
export interface SameRelatedEntry {
  readonly clause: string
  /** What stands behind the relation, in parts: each part may be met by another related entry. */
  readonly parts: (filters: unknown) => readonly unknown[]
}

/** content.filters.same-related-entry: all that stand inside one relation (observed). */
export const sameRelatedEntry: SameRelatedEntry = {
  clause: 'content.filters.same-related-entry',
  parts: filters => [filters],
}

/** What a value or an operator directly under a relation is about. */
export interface RelatedIdentifier {
  readonly clause: string
  /** The filters on the related entry that it means. */
  readonly filters: (operand: unknown, relation: string) => Readonly<Record<string, unknown>>
}

/** content.filters.relation-identifier: the id of the related entry (observed). */
export const relatedIdentifier: RelatedIdentifier = {
  clause: 'content.filters.relation-identifier',
  filters: operand => ({ id: operand }),
}
