import type { Attribute } from '../../model/types.ts'
import type { SecretRule } from '../shapes/secrets.ts'

/** A reason why `fields` cannot select what it names. */
export interface FieldRefusal {
  readonly clause: string
  readonly refuses: (attribute: Attribute | undefined, secrets: SecretRule) => boolean
}

/** content.fields.unknown: a name that is no attribute (observed). */
const unknown: FieldRefusal = {
  clause: 'content.fields.unknown',
  refuses: attribute => attribute === undefined,
}

/** content.fields.secret: a private or password attribute (observed). */
const secret: FieldRefusal = {
  clause: 'content.fields.secret',
  refuses: (attribute, secrets) => attribute !== undefined && secrets.hides(attribute),
}

/** content.fields.not-scalar: a relation, media field, component or zone; that is for `populate` (observed). */
const notScalar: FieldRefusal = {
  clause: 'content.fields.not-scalar',
  refuses: attribute => attribute?.kind !== 'scalar',
}

/** In this order; the first that refuses is the reason. */
export const fieldRefusals: readonly FieldRefusal[] = [unknown, secret, notScalar]
