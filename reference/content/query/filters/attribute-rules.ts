import type { Attribute } from '../../model/types.ts'
import { isSecret } from '../attributes.ts'
import type { QueryContext } from '../query.ts'
import type { UnknownNames } from './unknown-names.ts'

/** A reason why an attribute may not be filtered on, and what becomes of a filter that does. */
export interface FilterableRule extends UnknownNames {
  readonly covers: (attribute: Attribute, context: QueryContext) => boolean
}

/** content.filters.dynamic-zone-refused */
const dynamicZone: FilterableRule = {
  clause: 'content.filters.dynamic-zone-refused',
  covers: attribute => attribute.kind === 'dynamiczone',
  outcome: 'refused',
}

/** content.filters.media-refused: the documentation forbids it, the real program allows it. */
const media: FilterableRule = {
  clause: 'content.filters.media-refused',
  covers: attribute => attribute.kind === 'media',
  outcome: 'refused',
}

/** content.filters.morph-refused: a relation that may point at any type has no fields to filter on (observed). */
const morph: FilterableRule = {
  clause: 'content.filters.morph-refused',
  covers: attribute => attribute.kind === 'relation' && attribute.target === null,
  outcome: 'refused',
}

/** content.filters.secret-refused: private and password attributes (observed). */
const secret: FilterableRule = {
  clause: 'content.filters.secret-refused',
  covers: isSecret,
  outcome: 'refused',
}

/** content.filters.unreadable-relation-refused: a relation to a type that the caller may not find (observed). */
const unreadable: FilterableRule = {
  clause: 'content.filters.unreadable-relation-refused',
  covers: (attribute, context) =>
    attribute.kind === 'relation' &&
    attribute.target !== null &&
    !context.caller.may(`${attribute.target}.find`),
  outcome: 'refused',
}

export const filterableRules: readonly FilterableRule[] = [dynamicZone, media, morph, secret, unreadable]
