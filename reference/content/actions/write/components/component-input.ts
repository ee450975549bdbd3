import type { Values } from '../context.ts'

/** A component that was sent and found to be in order. */
export class ComponentInput {
  readonly uid: string
  /** As it was sent; undefined for a new component. */
  readonly id: unknown
  readonly values: Values

  constructor(uid: string, id: unknown, values: Values) {
    this.uid = uid
    this.id = id
    this.values = values
  }
}
