import { isObject, type JsonObject } from '../../compare/json-value.ts'
import type { Fields } from '../imported.ts'
import type { LeftOutList } from '../left-out.ts'
import type { Model, Models } from './models.ts'
import { textIn } from './parts.ts'

/** A row of a content-type or a component. What links may bring to it later has a place already, and is undefined. */
export type Row = Fields & { readonly id: number }

/** The rows of content-types and components, by uid and id. */
export type Rows = ReadonlyMap<string, Map<number, Row>>

/** Rows of a type whose meaning goes into the options. */
export const PERMISSION = 'plugin::users-permissions.permission'
const USER = 'plugin::users-permissions.user'

/** Makes rows of the entities of an export, one after the other, with components inside of them. */
export class RowMaker {
  readonly #rows = new Map<string, Map<number, Row>>()
  readonly #models: Models
  readonly #leftOut: LeftOutList

  constructor(models: Models, leftOut: LeftOutList) {
    this.#models = models
    this.#leftOut = leftOut
  }

  get rows(): Rows {
    return this.#rows
  }

  /** `{type, id, data}` */
  take({ type, id, data }: JsonObject): void {
    const model = this.#models.get(String(type))
    const isUsable = typeof id === 'number' && isObject(data)
    if (model && !model.isComponent && isUsable) this.#makeEntry(model, id, data)
    else if (model) this.#leftOut.add(`entries of ${type}`, 'they have no id or no data')
    else this.#leftOut.add(`entries of ${type}`, 'the content-type is not served')
  }

  #makeEntry(model: Model, id: number, data: JsonObject): void {
    const row = this.#make(model, id, data)
    if (!row) return
    if (model.implicit.includes('localizations')) row.localizations = []
    if (model.uid === USER) row.role = null
    for (const name of model.implicit)
      if (name !== 'localizations' && Object.hasOwn(data, name)) row[name] = data[name]
  }

  /** Null for an id that is there already. */
  #make(model: Model, id: number, data: JsonObject): Row | null {
    const known = this.#rows.get(model.uid) ?? new Map<number, Row>()
    this.#rows.set(model.uid, known)
    if (known.has(id)) {
      this.#leftOut.add(`entries of ${model.uid}`, 'their id is already used')
      return null
    }
    const row: Row = { id }
    known.set(id, row)
    for (const [name, attribute] of model.attributes)
      this.#fill(row, name, attribute, { model, value: ownValue(data, name) })
    return row
  }

  #fill(row: Row, name: string, attribute: JsonObject, { model, value }: Given): void {
    if (attribute.type === 'component') {
      const component = this.#models.get(textIn(attribute, 'component') ?? '')
      const made = listOf(value).flatMap(item => this.#makeComponent(component, item) ?? [])
      if (made.length > 0) row[name] = attribute.repeatable === true ? made : made[0]
    } else if (attribute.type === 'dynamiczone') {
      const made = listOf(value).flatMap(item => this.#makeZoneItem(item) ?? [])
      if (made.length > 0) row[name] = made
    } else if (attribute.type === 'relation' || attribute.type === 'media') row[name] = undefined
    else if (isTold(value, attribute, model)) row[name] = value
  }

  #makeComponent(model: Model | undefined, value: unknown): Row | null {
    if (!model || !isObject(value) || typeof value.id !== 'number') return null
    return this.#make(model, value.id, value)
  }

  #makeZoneItem(value: unknown): Row | null {
    const uid = textIn(value, '__component') ?? ''
    const row = this.#makeComponent(this.#models.get(uid), value)
    if (row) row.__component = uid
    else this.#leftOut.add('items of dynamic zones', `their component ${uid} is not in the source`)
    return row
  }
}

/** An attribute may be called like a property that every object has, such as `constructor`. */
function ownValue(data: JsonObject, name: string): unknown {
  return Object.hasOwn(data, name) ? data[name] : undefined
}

interface Given {
  readonly model: Model
  readonly value: unknown
}

/** No value is what a row without a word of it has, but where a default or the service would fill it in. */
function isTold(value: unknown, attribute: JsonObject, { uid }: Model): boolean {
  if (value === null) return 'default' in attribute || uid.startsWith('plugin::')
  return value !== undefined
}

/** A row as a person would write it: its id, then what its model lists, in that order. Components likewise. */
export function inModelOrder(row: Row, model: Model, models: Models): Row {
  const { id, __component } = row
  const ordered: Row = { id, ...(__component !== undefined && { __component }) }
  for (const name of [...model.attributes.keys(), ...model.implicit]) {
    if (Object.hasOwn(row, name) && row[name] !== undefined)
      ordered[name] = componentsInOrder(row[name], model.attributes.get(name), models)
  }
  return ordered
}

function componentsInOrder(value: unknown, attribute: JsonObject | undefined, models: Models): unknown {
  if (attribute?.type !== 'component' && attribute?.type !== 'dynamiczone') return value
  if (Array.isArray(value)) return value.map(item => componentsInOrder(item, attribute, models))
  const model = models.get(textIn(value, '__component') ?? textIn(attribute, 'component') ?? '')
  return model && isRow(value) ? inModelOrder(value, model, models) : value
}

function isRow(value: unknown): value is Row {
  return isObject(value) && typeof value.id === 'number'
}

/** A component that is no list is read as a list of one. */
function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === null || value === undefined ? [] : [value]
}
