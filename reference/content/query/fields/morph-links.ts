import type { Attribute } from '../../model/types.ts'
import type { QueryContext, RawQuery } from '../query.ts'

/** What a query asks of an entry, and of the relation that it populates there. */
export interface MorphRequest {
  readonly entry: RawQuery
  readonly relation: RawQuery
  readonly context: QueryContext
}

/** Whether a relation that may point at any type still leads somewhere when `fields` names what is to be shown. */
export interface MorphLinks {
  readonly clause: string
  readonly areRead: (attribute: Attribute, request: MorphRequest) => boolean
}

/** content.fields.morph-links: `fields` says which attributes are shown, and cuts no relation. */
export const morphLinks: MorphLinks = { clause: 'content.fields.morph-links', areRead: () => true }
