import type { Clock } from '../../../world/clock.ts'
import type { Attribute, Schema } from '../../model/types.ts'
import type { Row } from '../../world/table.ts'
import type { ActionContext } from '../context.ts'

/** What an action that changes entries works with. */
export interface WriteContext extends ActionContext {
  readonly clock: Clock
  /** createdAt and updatedAt of the entry that is written, where the caller may give them; the service sets the rest. */
  readonly givenTimes?: Values
}

/** Values by attribute. */
export type Values = Readonly<Record<string, unknown>>

/** Whether an entry is made or changed. What is made within a change counts as changed (observed). */
export type WriteMode = 'creation' | 'update'

/** What values are read for: an entry, or a component of one. */
export interface Scope {
  readonly schema: Schema
  /** Where the values stand: `seo.links[0]`; '' for the entry itself. */
  readonly path: string
  readonly mode: WriteMode
  /** The entry is a draft, of which less is asked. */
  readonly isDraft: boolean
  /** The entry as it is stored; null for a new one, and for components (observed). */
  readonly stored: Row | null
  readonly context: WriteContext
}

/** One attribute of a scope; `path` is its own. */
export interface Subject<A extends Attribute = Attribute> extends Scope {
  readonly attribute: A
}

/** A value of its own under this name; undefined when there is none, whatever objects inherit. */
export function own(values: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(values, name)?.value
}
