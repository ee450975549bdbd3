import { mapAnswer, mapRows } from '../../../platform/changes/rewrite.ts'
import type { Quirk } from '../../quirk.ts'
import { changeAnswers } from '../change-answers.ts'

const CLAUSE = 'platform.content-api.outbound-links'

/** Links to other sites are shown as they were written. */
export const linksWithoutRef: Quirk = {
  id: `${CLAUSE}.without-ref`,
  clause: CLAUSE,
  says: 'adds no ref to links',
  apply: changeAnswers('platform.content-api.posts.read-by-slug', answer =>
    mapAnswer(answer, json =>
      mapRows(json, ['posts'], post => ({
        ...post,
        ...(typeof post.html === 'string' && { html: post.html.replaceAll(/[?&]ref=[^"&]*/g, '') }),
      })),
    ),
  ),
}
