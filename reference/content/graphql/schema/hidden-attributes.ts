import type { Attribute } from '../../model/types.ts'

/** A reason why an attribute is not shown in answers. */
export interface HiddenRule {
  readonly clause: string
  readonly hides: (attribute: Attribute) => boolean
}

/** content.graphql.types.private-hidden: A private attribute is not in the type (observed). */
const isPrivate: HiddenRule = {
  clause: 'content.graphql.types.private-hidden',
  hides: attribute => attribute.private,
}

/**
 * content.graphql.types.password-hidden: A password can be written and never read: the type does not have it.
 * UNDOCUMENTED: the real program shows its hash, which is a leak and not a rule to follow.
 */
const password: HiddenRule = {
  clause: 'content.graphql.types.password-hidden',
  hides: attribute => attribute.kind === 'scalar' && attribute.type === 'password',
}

export const hiddenRules: readonly HiddenRule[] = [isPrivate, password]
