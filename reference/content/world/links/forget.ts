import { isObject } from '../../../world/json-object.ts'
import type { Attribute, Schema } from '../../model/types.ts'
import type { Table } from '../table.ts'
import type { Linked } from './linked.ts'

/** Rows that are gone: their ids by the uid of their table. */
export type Gone = ReadonlyMap<string, ReadonlySet<number>>

/** Takes rows out of everything that refers to them, wherever a relation or a media field does. */
export function forget(world: Linked, gone: Gone): void {
  for (const schema of [...world.models.types.values(), ...world.models.components.values()]) {
    for (const attribute of schema.attributes.values()) forgetIn(world, schema, attribute, gone)
  }
}

function forgetIn(world: Linked, schema: Schema, attribute: Attribute, gone: Gone): void {
  const isGone = goneTest(attribute, gone)
  if (isGone) forgetValues(world.store.table(schema.uid), attribute.name, isGone)
}

/** Tells whether a stored value refers to a row that is gone; null for an attribute that never does. */
function goneTest(attribute: Attribute, gone: Gone): ((value: unknown) => boolean) | null {
  if (attribute.kind !== 'relation' && attribute.kind !== 'media') return null
  const target = attribute.kind === 'media' ? 'plugin::upload.file' : attribute.target
  if (target === null) return value => isObject(value) && isGoneLink(value, gone)
  const ids = gone.get(target)
  return ids ? value => typeof value === 'number' && ids.has(value) : null
}

function isGoneLink({ __type: uid, id }: Readonly<Record<string, unknown>>, gone: Gone): boolean {
  return typeof uid === 'string' && typeof id === 'number' && (gone.get(uid)?.has(id) ?? false)
}

function forgetValues(table: Table, name: string, isGone: (value: unknown) => boolean): void {
  for (const row of table.rows) {
    const value = row[name]
    if (Array.isArray(value)) {
      if (value.some(isGone)) table.put({ ...row, [name]: value.filter(item => !isGone(item)) })
    } else if (isGone(value)) table.put({ ...row, [name]: null })
  }
}
