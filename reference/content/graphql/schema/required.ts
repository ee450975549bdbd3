import type { Attribute } from '../../model/types.ts'

/** Which fields of answers can never be null. */
export interface NonNullFields {
  readonly clause: string
  readonly isNonNull: (attribute: Attribute) => boolean
}

/** content.graphql.types.required: A required attribute is non-null in answers, and optional in inputs (observed). */
export const nonNullFields: NonNullFields = {
  clause: 'content.graphql.types.required',
  isNonNull: attribute => attribute.required,
}
