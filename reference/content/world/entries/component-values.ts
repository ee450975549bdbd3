import { expectedName } from '../../../world/expected-name.ts'
import { isObject } from '../../../world/json-object.ts'
import { type Place, shown } from '../../../world/problems.ts'
import type { ComponentRows } from './component-rows.ts'
import { type Draft, EMPTY_LIST } from './draft.ts'
import type { ReadValue } from './relation-values.ts'
import type { SchemaReader } from './schema-reader.ts'

/** What reading a component needs: where components are collected, and the reader of each kind. */
export interface ComponentReading {
  readonly components: ComponentRows
  /** The reader of a component's attributes; asked for when a value is read, because components nest. */
  readonly readerOf: (uid: string) => SchemaReader
}

/** One component, as an object of its attributes. */
export function readComponent(name: string, uid: string, reading: ComponentReading): ReadValue {
  return (value, row) => readOne(value, row.at(name), uid, reading)
}

/** A list of components of one kind. */
export function readComponents(name: string, uid: string, reading: ComponentReading): ReadValue {
  return readList(name, (item, place) => readOne(item, place, uid, reading))
}

/** A list of components of the listed kinds; each item names its own in `__component`. */
export function readZone(name: string, allowed: readonly string[], reading: ComponentReading): ReadValue {
  return readList(name, (item, place) => {
    const uid = isObject(item) ? item.__component : undefined
    if (typeof uid === 'string' && allowed.includes(uid)) return readOne(item, place, uid, reading)
    const expected = expectedName(String(uid), allowed, 'a component that the zone allows')
    if (isObject(item)) place.at('__component').wrong(shown(uid), expected)
    else place.wrong(shown(item), 'a component, as an object')
    return null
  })
}

function readList(name: string, readItem: (item: unknown, place: Place) => Draft | null): ReadValue {
  return (value, row) => {
    const place = row.at(name)
    if (Array.isArray(value)) return value.flatMap((item, i) => readItem(item, place.at(i)) ?? [])
    place.wrong(shown(value), 'a list of components')
    return EMPTY_LIST
  }
}

function readOne(value: unknown, place: Place, uid: string, reading: ComponentReading): Draft | null {
  if (!isObject(value)) {
    place.wrong(shown(value), 'a component, as an object')
    return null
  }
  const named = value.__component
  if (named !== undefined && named !== uid) place.at('__component').wrong(shown(named), shown(uid))
  const row: Draft = named === undefined ? { id: 0 } : { id: 0, __component: uid }
  reading.components.add(uid, row, value.id, place)
  reading.readerOf(uid).read(value, row, place)
  return row
}
