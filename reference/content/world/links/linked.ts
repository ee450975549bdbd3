import type { Attribute, Models, Schema } from '../../model/types.ts'
import type { Store } from '../store.ts'

/** The rows that links run between, and the models that say how. */
export interface Linked {
  readonly store: Store
  readonly models: Models
}

/** One attribute of one row. */
export interface End<A extends Attribute = Attribute> {
  readonly uid: string
  readonly id: number
  readonly attribute: A
}

/** Stores other values of some attributes of a row; a row that is not there is left alone. */
export function change({ store }: Linked, uid: string, id: number, values: Record<string, unknown>): void {
  const row = store.table(uid).get(id)
  if (row) store.table(uid).put({ ...row, ...values })
}

/** What a row holds of an attribute now. */
export function heldValue({ store }: Linked, { uid, id, attribute }: End): unknown {
  return store.table(uid).get(id)?.[attribute.name]
}

/** The schema of a content-type or component. */
export function schemaNamed({ models }: Linked, uid: string): Schema | undefined {
  return models.types.get(uid) ?? models.components.get(uid)
}

/** The attribute of a schema that holds the other direction of a relation; undefined when nothing does. */
export function attributeNamed(world: Linked, uid: string, name: string | undefined): Attribute | undefined {
  return name === undefined ? undefined : schemaNamed(world, uid)?.attributes.get(name)
}
