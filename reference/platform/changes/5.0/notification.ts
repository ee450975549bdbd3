import type { Change } from '../../contracts.ts'

const NEW = ['platform.versioning.notification', 'platform.versioning.compatibility']

/**
 * From 5.0 a header selects compatibility, and administrators are told of clients that are too old.
 * UNDOCUMENTED: that 4.x sends no mail is observed on the real program.
 */
export const notificationAdded: Change = {
  clause: 'platform.changes.5-0.notification',
  since: 5,
  scope: 'program',
  undo: units => ({ ...units, negotiation: units.negotiation.filter(({ clause }) => !NEW.includes(clause)) }),
}
