import { mapAnswer, mapRows } from '../../../platform/changes/rewrite.ts'
import { objectsOf } from '../../../platform/values.ts'
import type { Quirk } from '../../quirk.ts'
import { changeAnswers } from '../change-answers.ts'

const CLAUSE = 'platform.content-api.primary-tag'

/** The first tag is the primary one, whatever it is. */
export const internalPrimaryTag: Quirk = {
  id: `${CLAUSE}.internal`,
  clause: CLAUSE,
  says: 'shows an internal tag as the primary one',
  apply: changeAnswers('platform.content-api.posts.read-by-slug', answer =>
    mapAnswer(answer, json =>
      mapRows(json, ['posts'], post =>
        'primary_tag' in post ? { ...post, primary_tag: objectsOf(post.tags)[0] ?? null } : post,
      ),
    ),
  ),
}
