import type { Attribute } from '../../model/types.ts'
import { isSecret } from '../attributes.ts'
import type { QueryContext } from '../query.ts'

/** What no answer shows. */
export interface SecretRule {
  readonly clause: string
  readonly hides: (attribute: Attribute) => boolean
  /** Whether entries of a type stay away that a relation leads to. */
  readonly withholds: (uid: string, caller: QueryContext['caller']) => boolean
}

const isUnreadable: SecretRule['withholds'] = (uid, caller) => !caller.may(`${uid}.find`)

/** content.shapes.secrets: the value of a private or password attribute is in no answer (observed). */
export const secrets: SecretRule = {
  clause: 'content.shapes.secrets',
  hides: isSecret,
  withholds: isUnreadable,
}

/**
 * content.shapes.morph-secrets: nor is it when it is reached over a relation that may point at any type, from either
 * side. The real program shows all of it there, and of all that is populated further on.
 */
export const morphSecrets: SecretRule = {
  clause: 'content.shapes.morph-secrets',
  hides: isSecret,
  withholds: isUnreadable,
}
