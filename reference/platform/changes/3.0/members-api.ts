import type { Change } from '../../contracts.ts'

/**
 * 3.0 brought the members API, which the membership widget asks.
 * UNDOCUMENTED: observed on the real programs.
 */
export const membersApiAdded: Change = {
  clause: 'platform.changes.3-0.members-api',
  since: 3,
  scope: 'program',
  undo: units => ({
    ...units,
    pages: units.pages.filter(({ clause }) => !clause.startsWith('platform.members-api.')),
  }),
}
