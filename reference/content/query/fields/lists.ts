import { validationError } from '../../errors.ts'

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
