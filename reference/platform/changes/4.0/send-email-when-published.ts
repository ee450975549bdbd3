import type { Change } from '../../contracts.ts'
import type { JsonObject } from '../../values.ts'
import { mapAnswer, mapRows } from '../rewrite.ts'

/**
 * 4.0 deprecated `send_email_when_published` in favour of `email_recipient_filter`: posts no longer show it.
 * Both can still be sent.
 */
export const sendEmailDeprecated: Change = {
  clause: 'platform.changes.4-0.send-email-when-published',
  since: 4,
  scope: 'shape',
  down: answer => mapAnswer(answer, json => mapRows(json, ['posts'], withFlag)),
}

function withFlag(post: JsonObject): JsonObject {
  const filter = post.email_recipient_filter
  return filter === undefined ? post : { ...post, send_email_when_published: filter !== 'none' }
}
