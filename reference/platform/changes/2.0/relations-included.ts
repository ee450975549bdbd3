import type { Change } from '../../contracts.ts'
import { omit } from '../../values.ts'
import { changeQuery, mapAnswer, mapRows } from '../rewrite.ts'

const RELATIONS = ['tags', 'authors', 'primary_tag', 'primary_author']

/** Names nothing; an empty `include` would be refused. */
const NOTHING = ','

/** From 2.0 posts and pages of the admin API include tags and authors without being asked for. */
export const relationsIncluded: Change = {
  clause: 'platform.changes.2-0.relations-included',
  since: 2,
  scope: 'shape',
  up: request => {
    const isList = request.api === 'admin' && request.path.startsWith('/posts/') && request.method === 'GET'
    return isList && request.query.include === undefined
      ? changeQuery(request, [], { include: NOTHING })
      : request
  },
  down: (answer, { api, query }) =>
    api === 'admin' && query.include === undefined
      ? mapAnswer(answer, json => mapRows(json, ['posts'], post => omit(post, RELATIONS)))
      : answer,
}
