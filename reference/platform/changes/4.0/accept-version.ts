import type { Change } from '../../contracts.ts'

/**
 * From 4.0 `accept-version` is read and `content-version` answered.
 * UNDOCUMENTED: observed on the real programs; 3.x ignores the header.
 */
export const acceptVersionRead: Change = {
  clause: 'platform.changes.4-0.accept-version',
  since: 4,
  scope: 'program',
  undo: units => ({
    ...units,
    negotiation: units.negotiation.filter(({ clause }) => clause === 'platform.versioning.client-version'),
  }),
}
