import { type ContentError, invalidParameter, validationError } from '../../errors.ts'
import type { Attribute } from '../../model/types.ts'
import type { NameSeparator } from '../populate/names.ts'
import type { SecretRule } from '../shapes/secrets.ts'

/** What a `fields` parameter may be. */
export interface FieldLists {
  readonly clause: string
  /** The names, as they are written. Throws a ValidationError. */
  readonly read: (raw: unknown) => readonly string[]
}

/** content.fields.wrong-value: a name or a list of names; anything else is refused. */
export const fieldLists: FieldLists = {
  clause: 'content.fields.wrong-value',
  read: raw => {
    const names: readonly unknown[] = Array.isArray(raw) ? raw : [raw]
    const texts = names.filter(name => typeof name === 'string')
    if (raw !== '' && texts.length > 0 && texts.length === names.length) return texts
    throw validationError('Invalid parameter fields: expected a name or a list of names')
  },
}

/** A name in `fields` that stands for something else than an attribute. */
export interface FieldWord {
  readonly clause: string
  readonly covers: (name: string) => boolean
}

/** content.fields.wildcard: `*` selects all that would be shown without `fields` (observed). */
export const wildcard: FieldWord = { clause: 'content.fields.wildcard', covers: name => name === '*' }

/** content.fields.id: `id` may be named, and is shown in any case, outside of `attributes` (observed). */
export const identifier: FieldWord = { clause: 'content.fields.id', covers: name => name === 'id' }

/** content.fields.commas: a text is one name, commas and all (observed). */
export const commas: NameSeparator = { clause: 'content.fields.commas', split: text => [text.trim()] }

/** A reason why `fields` cannot select what it names. */
export interface FieldRefusal {
  readonly clause: string
  readonly refuses: (attribute: Attribute | undefined, secrets: SecretRule) => boolean
  readonly error: (name: string) => ContentError
}

/** content.fields.unknown: a name that is no attribute (observed). */
const unknown: FieldRefusal = {
  clause: 'content.fields.unknown',
  refuses: attribute => attribute === undefined,
  error: invalidParameter,
}

/** content.fields.secret: a private or password attribute (observed). */
const secret: FieldRefusal = {
  clause: 'content.fields.secret',
  refuses: (attribute, secrets) => attribute !== undefined && secrets.hides(attribute),
  error: invalidParameter,
}

/** content.fields.not-scalar: a relation, media field, component or zone; that is for `populate` (observed). */
const notScalar: FieldRefusal = {
  clause: 'content.fields.not-scalar',
  refuses: attribute => attribute?.kind !== 'scalar',
  error: invalidParameter,
}

/** In this order; the first that refuses is the reason. */
export const fieldRefusals: readonly FieldRefusal[] = [unknown, secret, notScalar]
