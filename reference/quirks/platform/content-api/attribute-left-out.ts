import { mapAnswer, mapRows } from '../../../platform/changes/rewrite.ts'
import { omit } from '../../../platform/values.ts'
import type { Quirk } from '../../quirk.ts'
import { changeAnswers } from '../change-answers.ts'

const CLAUSE = 'platform.content-api.attributes'

/** An attribute that is nearly always empty is not shown. */
export const attributeLeftOut: Quirk = {
  id: `${CLAUSE}.left-out`,
  clause: CLAUSE,
  says: 'leaves frontmatter out of lists of posts',
  apply: changeAnswers('platform.content-api.posts.browse', answer =>
    mapAnswer(answer, json => mapRows(json, ['posts'], post => omit(post, ['frontmatter']))),
  ),
}
