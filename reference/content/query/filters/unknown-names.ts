/** What becomes of a name in filters that means nothing, or that the caller may not use. */
export interface UnknownNames {
  readonly clause: string
  readonly outcome: 'refused' | 'left-out'
}

/** content.filters.unknown-attribute: a name that is no attribute is refused (observed). */
export const unknownAttributes: UnknownNames = {
  clause: 'content.filters.unknown-attribute',
  outcome: 'refused',
}

/** content.filters.unknown-operator: an unknown name under an attribute is left out, without an error (observed). */
export const unknownOperators: UnknownNames = {
  clause: 'content.filters.unknown-operator',
  outcome: 'left-out',
}
