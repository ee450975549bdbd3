import type { NameSeparator } from '../populate/names/commas.ts'

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
