import { expectedName } from './expected-name.ts'
import { type Place, shown } from './problems.ts'

type Fields = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads the fields of a JSON object by their kind; a field of another kind is noted as a problem and absent. */
export class JsonObject {
  readonly fields: Fields
  readonly place: Place

  constructor(fields: Fields, place: Place) {
    this.fields = fields
    this.place = place
  }

  /** The object at `place`, or null after a note that it is none. */
  static read(value: unknown, place: Place): JsonObject | null {
    if (isObject(value)) return new JsonObject(value, place)
    place.wrong(shown(value), 'an object')
    return null
  }

  has(key: string): boolean {
    return Object.hasOwn(this.fields, key)
  }

  get(key: string): unknown {
    return this.has(key) ? this.fields[key] : undefined
  }

  text(key: string): string | undefined {
    return this.#read(key, isText, 'text')
  }

  boolean(key: string): boolean | undefined {
    return this.#read(key, isBoolean, 'true or false')
  }

  number(key: string): number | undefined {
    return this.#read(key, isNumber, 'a number')
  }

  /** A whole number that is not less than `least`. */
  integer(key: string, least = 0): number | undefined {
    const isFitting = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= least
    return this.#read(key, isFitting, `a whole number of at least ${least}`)
  }

  texts(key: string): readonly string[] | undefined {
    return this.#read(key, isTexts, 'a list of texts')
  }

  list(key: string): readonly unknown[] | undefined {
    return this.#read(key, isList, 'a list')
  }

  object(key: string): JsonObject | undefined {
    const fields = this.#read(key, isObject, 'an object')
    return fields && new JsonObject(fields, this.place.at(key))
  }

  /** A text that must be there. */
  requiredText(key: string): string | undefined {
    if (!this.has(key)) this.place.at(key).wrong('nothing', 'text')
    return this.text(key)
  }

  /** Notes every key that is not in the list, with the nearest one that is. */
  only(keys: readonly string[]): void {
    for (const key of Object.keys(this.fields)) {
      if (keys.includes(key)) continue
      this.place.at(key).wrong(`the unknown key ${shown(key)}`, expectedName(key, keys, 'a known key'))
    }
  }

  #read<T>(key: string, fits: (value: unknown) => value is T, expected: string): T | undefined {
    const value = this.get(key)
    if (value === undefined || fits(value)) return value
    this.place.at(key).wrong(shown(value), expected)
    return undefined
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
const isNumber = (value: unknown): value is number => typeof value === 'number'
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isTexts = (value: unknown): value is readonly string[] => isList(value) && value.every(isText)
