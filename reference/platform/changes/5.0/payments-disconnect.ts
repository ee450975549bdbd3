import type { Change } from '../../contracts.ts'
import { emptyObjectInPlaceOfNoContent } from '../rewrite.ts'

/** From 5.0 disconnecting the payment provider succeeds with 204 without content. */
export const paymentsDisconnectNoContent: Change = {
  clause: 'platform.changes.5-0.payments-disconnect',
  since: 5,
  scope: 'site',
  down: emptyObjectInPlaceOfNoContent(
    ({ method, path }) => method === 'DELETE' && /^\/settings\/[^/]+\/connect\/$/.test(path),
  ),
}
