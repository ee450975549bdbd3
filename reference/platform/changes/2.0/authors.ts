import type { Change } from '../../contracts.ts'
import { mapAnswer, renameKeys, swapPathsOf } from '../rewrite.ts'

/** From 2.0 the content API calls users authors: `/authors/` in place of `/users/`. */
export const authorsReplaceUsers: Change = {
  clause: 'platform.changes.2-0.authors',
  since: 2,
  scope: 'shape',
  up: swapPathsOf('content', '/users/', '/authors/'),
  down: (answer, { api, path }) =>
    api === 'content' && path.startsWith('/users/')
      ? mapAnswer(answer, json => renameKeys(json, { authors: 'users' }))
      : answer,
}
