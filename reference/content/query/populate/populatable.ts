import type { Attribute } from '../../model/types.ts'
import { type SelectionScope, secretsOf } from './scope.ts'

/** A reason why a named attribute is left out, without an error. */
export interface PopulatableRule {
  readonly clause: string
  readonly leavesOut: (attribute: Attribute, scope: SelectionScope) => boolean
}

/** content.populate.scalar-names: there is nothing to populate in a scalar attribute (observed). */
const scalar: PopulatableRule = {
  clause: 'content.populate.scalar-names',
  leavesOut: attribute => attribute.kind === 'scalar',
}

/** content.populate.private-attributes: a private relation, media field, component or zone stays away (observed). */
const hidden: PopulatableRule = {
  clause: 'content.populate.private-attributes',
  leavesOut: (attribute, scope) => secretsOf(scope).hides(attribute),
}

/**
 * content.populate.unreadable-relations: a relation shows only what its target's `find` grants; media, components
 * and zones belong to the entry (observed).
 */
const unreadable: PopulatableRule = {
  clause: 'content.populate.unreadable-relations',
  leavesOut: (attribute, scope) =>
    attribute.kind === 'relation' &&
    attribute.target !== null &&
    secretsOf(scope).withholds(attribute.target, scope.context.caller),
}

export const populatableRules: readonly PopulatableRule[] = [scalar, hidden, unreadable]
