import type { Store } from '../../world/store.ts'
import type { WriteContext } from './context.ts'

/** What becomes of a write that fails half-way. */
export interface AllOrNothing {
  readonly clause: string
  readonly perform: <T>(write: () => T, store: Store) => T
}

/** content.writes.all-or-nothing: A write that is refused leaves everything as it was. */
export const allOrNothing: AllOrNothing = {
  clause: 'content.writes.all-or-nothing',
  perform: (write, store) => store.transaction(write),
}

/** Performs a write, whole or not at all. The error of one that is refused goes on. */
export function performWrite<T>({ units, store }: WriteContext, write: () => T): T {
  return units.writes.allOrNothing.perform(write, store)
}
