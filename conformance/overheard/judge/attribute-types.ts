import type { ShownValue } from '../../targets/oracle.ts'
import type { Listing } from '../listing/listing.ts'
import type { Models } from './models.ts'

type Types = ShownValue['types']

/** Texts that may be values of another type than text, as answers show them. */
const LOOKS: readonly (readonly [Types[number], RegExp])[] = [
  ['datetime', /^\d{4}-\d\d-\d\dT/],
  ['date', /^\d{4}-\d\d-\d\d$/],
  ['time', /^\d\d:\d\d/],
  ['biginteger', /^-?\d+$/],
  ['timestamp', /^\d+$/],
]

/** The attributes that every entry has, whose type the documentation says. */
const DESCRIBED: readonly string[] = ['createdAt', 'updatedAt', 'publishedAt']
const OF_TEXTS: readonly string[] = ['string', 'text', 'richtext', 'uid']
/** Of other types the documentation does not say how they are compared. */
const COMPARED: readonly string[] = [...OF_TEXTS, 'float', 'integer', 'decimal', 'boolean', 'id']

/** What was seen of an attribute. */
interface Sight {
  /** `string`, `number`, `boolean`, or `object` for lists as well. */
  readonly kinds: Set<string>
  /** Of entries that have a value, up to a few. */
  readonly entries: Set<unknown>
  /** It has had a value that is nothing but text. */
  isText: boolean
}

/** Numbers and truths of so many entries are no accident: the attribute is not one of any JSON. */
const ENOUGH = 2

/** What attributes are, by what models say, or else by what was seen of them. */
export class AttributeTypes {
  readonly #seen = new Map<string, Sight>()
  readonly #models: Models

  constructor(models: Models) {
    this.#models = models
  }

  learn({ kind, entries }: Listing): void {
    for (const { id, attributes } of entries) {
      for (const [name, value] of Object.entries(attributes))
        if (value !== null) this.#learnValue(`${kind} ${name}`, id, value)
    }
  }

  #learnValue(key: string, id: unknown, value: unknown): void {
    const sight = this.#seen.get(key) ?? { kinds: new Set(), entries: new Set(), isText: false }
    sight.kinds.add(typeof value)
    if (sight.entries.size < ENOUGH) sight.entries.add(id)
    if (typeof value === 'string' && value !== '' && looksOf(value).length === 0) sight.isText = true
    this.#seen.set(key, sight)
  }

  /** All that an attribute may be, none where that cannot be told; of a related entry only the value is known. */
  of(kind: string, path: readonly string[], value: unknown): Types {
    const [name = ''] = path.slice(-1)
    if (name === 'id') return typeof value === 'number' ? ['id'] : []
    if (DESCRIBED.includes(name)) return ['datetime']
    if (path.length > 1) return typesOf(value)
    const known = this.#models.typeOf(kind, name)
    return known ? [known] : this.#seenTypes(`${kind} ${name}`, value)
  }

  /** Whether a way of relations may lead to entries of several types. */
  mayBePolymorphic(kind: string, way: readonly string[]): boolean {
    return this.#models.mayBePolymorphic(kind, way)
  }

  #seenTypes(key: string, value: unknown): Types {
    const sight = this.#seen.get(key)
    if (!sight) return typesOf(value)
    const [only] = sight.kinds
    if (sight.kinds.size > 1 || only === 'object') return []
    if (sight.isText) return ['string']
    return only === 'string' || sight.entries.size >= ENOUGH ? typesOf(value) : []
  }
}

function typesOf(value: unknown): Types {
  if (typeof value === 'number') return ['float']
  if (typeof value === 'boolean') return ['boolean']
  return typeof value === 'string' ? ['string', ...looksOf(value)] : ['string', 'float', 'boolean']
}

function looksOf(text: string): Types {
  return LOOKS.flatMap(([type, look]) => (look.test(text) ? [type] : []))
}

/** Whether the documentation says how values of such an attribute compare; a real program may still do so. */
export function isDescribed(name: string, types: Types): boolean {
  return DESCRIBED.includes(name) || types.every(type => COMPARED.includes(type))
}

/** Whether operators of texts are about such an attribute. */
export function isOfTexts(types: Types): boolean {
  return types.every(type => OF_TEXTS.includes(type))
}

const FORMS: Readonly<Record<string, RegExp>> = {
  id: /^\d{1,15}$/,
  float: /^-?\d{1,12}(\.\d{1,6})?$/,
  integer: /^-?\d{1,12}$/,
  decimal: /^-?\d{1,12}(\.\d{1,6})?$/,
  boolean: /^(true|false)$/,
  datetime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/,
  date: /^\d{4}-\d\d-\d\d$/,
  time: /^\d\d:\d\d:\d\d(\.\d{3})?$/,
  biginteger: /^-?\d{1,15}$/,
  timestamp: /^\d{1,15}$/,
}

/** Whether an operand is written in a form that has one meaning, whichever of the types it is read as. */
export function isPlainOperand(operand: unknown, types: Types): boolean {
  const texts = [operand].flat()
  if (!types.some(type => OF_TEXTS.includes(type)))
    return types.every(type => texts.every(text => FORMS[type]?.test(String(text)) ?? false))
  return true
}
