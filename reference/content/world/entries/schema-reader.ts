import { expectedName } from '../../../world/expected-name.ts'
import { type Place, shown } from '../../../world/problems.ts'
import type { Draft } from './draft.ts'
import type { ReadValue } from './relation-values.ts'

/** How one attribute is read. */
export interface FieldReader {
  readonly name: string
  readonly read: ReadValue
  /** Stored when the data says null. */
  readonly empty: unknown
  /** Stored when the data says nothing; `undefined` is filled in later. */
  readonly absent: unknown
}

type Given = Readonly<Record<string, unknown>>

/** Reads the attributes of entries of one model. Made once for each model, used for millions of entries. */
export class SchemaReader {
  readonly #fields: readonly FieldReader[]
  /** Keys besides attributes that the data may give. */
  readonly #extraKeys: readonly string[]
  /** Some attribute is called like a property that every object has, such as `constructor`. */
  readonly #readsInherited: boolean

  constructor(fields: readonly FieldReader[], extraKeys: readonly string[]) {
    this.#fields = fields
    this.#extraKeys = extraKeys
    this.#readsInherited = fields.some(field => field.name in Object.prototype)
  }

  /** Puts every attribute of the model into `row`, in the model's order. */
  read(given: Given, row: Draft, place: Place): void {
    const source = this.#readsInherited ? withoutPrototype(given) : given
    let known = 0
    for (const key of this.#extraKeys) if (source[key] !== undefined) known++
    for (const field of this.#fields) {
      const value = source[field.name]
      if (value !== undefined) known++
      if (value === undefined) row[field.name] = field.absent
      else row[field.name] = value === null ? field.empty : field.read(value, place)
    }
    if (known !== Object.keys(given).length) this.#noteUnknown(given, place)
  }

  #noteUnknown(given: Given, place: Place): void {
    const names = this.#fields.map(field => field.name)
    for (const key of Object.keys(given)) {
      if (names.includes(key) || this.#extraKeys.includes(key)) continue
      place
        .at(key)
        .wrong(`the unknown attribute ${shown(key)}`, expectedName(key, names, 'an attribute of the model'))
    }
  }
}

function withoutPrototype(given: Given): Given {
  return Object.assign(Object.create(null), given)
}
