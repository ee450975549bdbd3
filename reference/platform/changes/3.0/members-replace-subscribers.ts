import type { Change } from '../../contracts.ts'
import { type JsonObject, pick } from '../../values.ts'
import { mapAnswer, mapBody, mapRows, renameKeys, swapPathsOf } from '../rewrite.ts'

const SHOWN = ['id', 'name', 'email', 'status', 'created_at', 'updated_at']
const swap = swapPathsOf('admin', '/subscribers/', '/members/')

/** 3.0 removed `/subscribers/*`; `/members/*` replaces them. */
export const membersReplaceSubscribers: Change = {
  clause: 'platform.changes.3-0.members-replace-subscribers',
  since: 3,
  scope: 'site',
  up: request =>
    mapBody(swap(request), json => renameKeys(json, { subscribers: 'members', members: 'subscribers' })),
  down: answer =>
    mapAnswer(answer, json =>
      mapRows(renameKeys(json, { members: 'subscribers' }), ['subscribers'], subscriberOf),
    ),
}

function subscriberOf(member: JsonObject): JsonObject {
  const status = member.subscribed === false ? 'unsubscribed' : 'subscribed'
  return { ...pick(member, SHOWN), status }
}
