import type { Quirk } from '../../quirk.ts'
import { changeWrites } from './change-writes.ts'

/** Faults come in the reverse order of the attributes. */
export const faultsOrderReversed: Quirk = {
  id: 'content.writes.faults.order.reversed',
  clause: 'content.writes.faults.order',
  says: 'faults come in the reverse order of the attributes',
  apply: changeWrites(({ faultOrder }) => ({
    faultOrder: { ...faultOrder, sort: groups => groups.toReversed().flatMap(({ faults }) => faults) },
  })),
}
