import type { Change } from '../../contracts.ts'
import { privateMode } from '../../front/private-mode.ts'

const before = privateMode(() => 'express:sess')

/**
 * 4.0 renamed the cookie of private mode from an earlier session cookie's name.
 * UNDOCUMENTED: the earlier name is not shown; observed on the real program.
 */
export const privateCookieRenamed: Change = {
  clause: 'platform.changes.4-0.private-cookie',
  since: 4,
  scope: 'program',
  undo: units => ({
    ...units,
    pages: units.pages.map(page => (page.clause === before.clause ? before : page)),
  }),
}
