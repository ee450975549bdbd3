import type { Change } from '../../contracts.ts'
import { noContent } from '../../http/answer.ts'

/**
 * From 3.0 deleting a user answers with the name of a backup. Before, with 204 without content.
 * UNDOCUMENTED: observed on the real programs.
 */
export const userDeletionAnswered: Change = {
  clause: 'platform.changes.3-0.user-deletion-answer',
  since: 3,
  scope: 'site',
  down: (answer, { method, path }) => {
    const isDeletion = method === 'DELETE' && path.startsWith('/users/') && answer.status === 200
    return isDeletion ? { ...noContent(), headers: answer.headers } : answer
  },
}
