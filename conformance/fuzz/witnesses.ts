import type { Patient } from '../diagnosis/ward.ts'
import type { Orders } from '../replay/free-order.ts'
import type { Query } from './query.ts'

/** Two references that show what orders the rows of an answer. `close` must be called. */
export interface Witnesses {
  /** Null where one of them shows nothing. */
  ordersOf(query: Query): Promise<Orders | null>
  close(): Promise<void>
}

/** Witnesses are opened when there is something to witness. `shownBy` gives the JSON of an answer; undefined: none. */
export function openWitnesses(
  shownBy: (query: Query, witness: Patient) => Promise<unknown>,
  { usual, backwards }: Readonly<Record<keyof Orders, () => Promise<Patient>>>,
): Witnesses {
  let opened: Promise<readonly [Patient, Patient]> | null = null
  return {
    ordersOf: async query => {
      opened ??= Promise.all([usual(), backwards()])
      const [one, other] = await opened
      const orders = { usual: await shownBy(query, one), backwards: await shownBy(query, other) }
      return orders.usual === undefined || orders.backwards === undefined ? null : orders
    },
    close: async () => {
      for (const witness of (await opened) ?? []) await witness.close()
    },
  }
}
