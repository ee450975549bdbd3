import type { Change, PageRule } from '../../contracts.ts'
import { memberSession, SESSION_PATH } from '../../front/member-session.ts'
import { textAnswer } from '../../http/answer.ts'

const cookieMissing: PageRule = {
  clause: memberSession.clause,
  answer: ({ path, site }) =>
    SESSION_PATH.test(path) ? textAnswer(400, `Cookie ${site.brand.word}-members-ssr not found`) : null,
}

/**
 * From 4.0 a reader without a session is answered with nothing. Before, the cookie is missed.
 * UNDOCUMENTED: observed on the real programs.
 */
export const memberSessionOptional: Change = {
  clause: 'platform.changes.4-0.member-session',
  since: 4,
  scope: 'program',
  restores: [cookieMissing],
  undo: units => ({
    ...units,
    pages: units.pages.map(page => (page.clause === cookieMissing.clause ? cookieMissing : page)),
  }),
}
