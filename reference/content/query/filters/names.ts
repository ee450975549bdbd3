import { type ContentError, invalidParameter } from '../../errors.ts'
import type { Attribute, Schema } from '../../model/types.ts'
import { isPassword, isSecret } from '../attributes.ts'
import type { QueryContext } from '../query.ts'

/** What becomes of a name in filters that means nothing, or that the caller may not use. */
export interface UnknownNames {
  readonly clause: string
  readonly outcome: 'refused' | 'left-out'
  /** How the name is refused. */
  readonly error: (name: string) => ContentError
}

/** content.filters.unknown-attribute: a name that is no attribute is refused (observed). */
export const unknownAttributes: UnknownNames = {
  clause: 'content.filters.unknown-attribute',
  outcome: 'refused',
  error: invalidParameter,
}

/** What becomes of a name under an attribute that is no operator. */
export interface UnknownOperators {
  readonly clause: string
  readonly refuses: (name: string) => boolean
  readonly error: (name: string) => ContentError
}

/** content.filters.unknown-operator: an unknown name under an attribute is left out, without an error (observed). */
export const unknownOperators: UnknownOperators = {
  clause: 'content.filters.unknown-operator',
  refuses: () => false,
  error: invalidParameter,
}

/** A reason why an attribute may not be filtered on, and what becomes of a filter that does. */
export interface FilterableRule extends UnknownNames {
  readonly covers: (attribute: Attribute, context: QueryContext) => boolean
  /** Whether another attribute that the rule covers is named before this one, wherever they stand. */
  readonly isSecond?: (attribute: Attribute) => boolean
}

/** content.filters.dynamic-zone-refused */
const dynamicZone: FilterableRule = {
  clause: 'content.filters.dynamic-zone-refused',
  covers: attribute => attribute.kind === 'dynamiczone',
  outcome: 'refused',
  error: invalidParameter,
}

/** content.filters.media-refused: the documentation forbids it, the real program allows it. */
const media: FilterableRule = {
  clause: 'content.filters.media-refused',
  covers: attribute => attribute.kind === 'media',
  outcome: 'refused',
  error: invalidParameter,
}

/** content.filters.morph-refused: a relation that may point at any type has no fields to filter on (observed). */
const morph: FilterableRule = {
  clause: 'content.filters.morph-refused',
  covers: attribute => attribute.kind === 'relation' && attribute.target === null,
  outcome: 'refused',
  error: invalidParameter,
}

/** content.filters.secret-refused: private and password attributes; of both, the password is named (observed). */
const secret: FilterableRule = {
  clause: 'content.filters.secret-refused',
  covers: isSecret,
  isSecond: attribute => !isPassword(attribute),
  outcome: 'refused',
  error: invalidParameter,
}

/** content.filters.unreadable-relation-refused: a relation to a type that the caller may not find (observed). */
const unreadable: FilterableRule = {
  clause: 'content.filters.unreadable-relation-refused',
  covers: (attribute, context) =>
    attribute.kind === 'relation' &&
    attribute.target !== null &&
    !context.caller.may(`${attribute.target}.find`),
  outcome: 'refused',
  error: invalidParameter,
}

/** Of several attributes that are refused the one is named that an earlier rule covers, wherever it stands (observed). */
export const filterableRules: readonly FilterableRule[] = [dynamicZone, media, morph, secret, unreadable]

/** Whether a name may stand in filters on a schema: `id`, an attribute or an operator. */
export function isKnownName(name: string, schema: Schema, context: QueryContext): boolean {
  return name === 'id' || schema.attributes.has(name) || isOperatorName(name, context)
}

export function isOperatorName(name: string, context: QueryContext): boolean {
  return context.units.filters.operators.some(operator => operator.name === name)
}

/** The reason why an attribute may not be filtered on; undefined when it may. */
export function obstacleTo(attribute: Attribute, context: QueryContext): FilterableRule | undefined {
  return context.units.filters.filterable.find(rule => rule.covers(attribute, context))
}
