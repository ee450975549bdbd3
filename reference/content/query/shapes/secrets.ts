import type { Attribute } from '../../model/types.ts'
import { isSecret } from '../attributes.ts'

/** Which attributes no answer shows. */
export interface SecretRule {
  readonly clause: string
  readonly hides: (attribute: Attribute) => boolean
}

/** content.shapes.secrets: the value of a private or password attribute is in no answer (observed). */
export const secrets: SecretRule = { clause: 'content.shapes.secrets', hides: isSecret }

/**
 * content.shapes.morph-secrets: nor is it when it is reached over a relation that may point at any type. The real
 * program shows all of it there, and of all that is populated further on.
 */
export const morphSecrets: SecretRule = { clause: 'content.shapes.morph-secrets', hides: isSecret }
