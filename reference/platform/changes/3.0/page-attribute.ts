import type { Change } from '../../contracts.ts'
import { queryText } from '../../http/query.ts'
import { mapAnswer, mapRows } from '../rewrite.ts'

/** From 3.0, and again noted at 5.0, the content API no longer shows the attribute `page` of posts and pages. */
export const pageAttributeRemoved: Change = {
  clause: 'platform.changes.3-0.page-attribute',
  since: 3,
  scope: 'shape',
  down: (answer, { api, query }) => {
    const fields = queryText(query, 'fields')?.split(',')
    const isShown = api === 'content' && (!fields || fields.includes('page'))
    if (!isShown) return answer
    return mapAnswer(answer, json =>
      mapRows(json, ['posts', 'pages'], (post, root) => ({ ...post, page: post.page ?? root === 'pages' })),
    )
  },
}
