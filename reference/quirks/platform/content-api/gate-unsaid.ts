import { mapAnswer, mapRows } from '../../../platform/changes/rewrite.ts'
import type { Quirk } from '../../quirk.ts'
import { changeAnswers } from '../change-answers.ts'

const CLAUSE = 'platform.content-api.gated-text'

/** The text is withheld, and nothing says so. */
export const gateUnsaid: Quirk = {
  id: `${CLAUSE}.unsaid`,
  clause: CLAUSE,
  says: 'says of every post that the reader has access',
  apply: changeAnswers('platform.content-api.posts.read-by-slug', answer =>
    mapAnswer(answer, json =>
      mapRows(json, ['posts'], post => ('access' in post ? { ...post, access: true } : post)),
    ),
  ),
}
