import { expectedName } from '../../../world/expected-name.ts'
import { isObject } from '../../../world/json-object.ts'
import { type Place, shown } from '../../../world/problems.ts'
import type { Models } from '../../model/types.ts'
import type { ComponentRows } from './component-rows.ts'
import { EMPTY_LIST, type MorphLink } from './draft.ts'

/** Reads a value that is not null; notes at `row.at(name)` what is wrong with it, and then gives `empty`. */
export type ReadValue = (value: unknown, row: Place) => unknown

/** Entries that a relation may refer to. */
export interface Targets {
  readonly uid: string
  readonly ids: ReadonlySet<unknown>
  /** Other names of the entries: a role may be referred to by its type. */
  readonly names?: ReadonlyMap<unknown, number>
}

/** A relation to one entry, by its id. */
export function readOne(name: string, targets: Targets): ReadValue {
  return (value, row) => {
    if (targets.ids.has(value)) return value
    const named = targets.names?.get(value)
    if (named !== undefined) return named
    row.at(name).wrong(shown(value), `the id of an entry of ${targets.uid}`)
    return null
  }
}

/** A relation to several entries, by a list of ids. The order is kept. */
export function readMany(name: string, targets: Targets): ReadValue {
  return (value, row) => {
    if (Array.isArray(value)) {
      if (!value.every(id => targets.ids.has(id)) || hasRepeats(value))
        noteItems(value, row.at(name), targets)
      return value
    }
    row.at(name).wrong(shown(value), `a list of ids of ${targets.uid}`)
    return EMPTY_LIST
  }
}

const SHORT = 8

function hasRepeats(ids: readonly unknown[]): boolean {
  if (ids.length > SHORT) return new Set(ids).size < ids.length
  return ids.some((id, i) => ids.indexOf(id) < i)
}

function noteItems(items: readonly unknown[], place: Place, targets: Targets): void {
  const seen = new Set()
  items.forEach((id, i) => {
    if (!targets.ids.has(id)) place.at(i).wrong(shown(id), `the id of an entry of ${targets.uid}`)
    else if (seen.has(id)) place.at(i).wrong(`${id} again`, 'each id once')
    seen.add(id)
  })
}

/** What a morph relation may refer to: entries of every content-type, and components. */
export interface MorphTargets {
  readonly models: Models
  readonly ids: ReadonlyMap<string, { readonly known: ReadonlySet<number> }>
  readonly components: ComponentRows
}

/** A morph relation to one entry, `{__type, id}`. */
export function readMorphOne(name: string, targets: MorphTargets): ReadValue {
  return (value, row) => readMorphLink(value, row.at(name), targets)
}

/** A morph relation to several entries. */
export function readMorphMany(name: string, targets: MorphTargets): ReadValue {
  return (value, row) => {
    const place = row.at(name)
    if (Array.isArray(value))
      return value.flatMap((item, i) => readMorphLink(item, place.at(i), targets) ?? [])
    place.wrong(shown(value), 'a list of {__type, id}')
    return EMPTY_LIST
  }
}

function readMorphLink(value: unknown, place: Place, targets: MorphTargets): MorphLink | null {
  if (!isObject(value) || Object.keys(value).length !== 2) {
    place.wrong(shown(value), '{__type, id}')
    return null
  }
  const { __type: uid, id } = value
  if (typeof uid !== 'string' || typeof id !== 'number') {
    place.wrong(shown(value), '{__type, id} with the uid and the id of an entry')
    return null
  }
  checkMorphTarget(uid, id, place, targets)
  return { __type: uid, id }
}

function checkMorphTarget(
  uid: string,
  id: number,
  place: Place,
  { models, ids, components }: MorphTargets,
): void {
  if (models.components.has(uid)) components.expect(uid, id, place.at('id'))
  else if (!models.types.has(uid)) {
    place.at('__type').wrong(shown(uid), expectedName(uid, models.types.keys(), 'the uid of a content-type'))
  } else if (!ids.get(uid)?.known.has(id)) place.at('id').wrong(String(id), `the id of an entry of ${uid}`)
}
