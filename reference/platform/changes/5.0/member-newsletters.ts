import type { Change } from '../../contracts.ts'
import { type JsonObject, omit } from '../../values.ts'
import { mapAnswer, mapBody, mapRows, notYet, renameInFilter } from '../rewrite.ts'

/**
 * 5.0 gave members the relation `newsletters`, the newsletters that they subscribe to, and deprecated the flag
 * `subscribed`, which before was all that there was.
 */
export const memberNewslettersAdded: Change = {
  clause: 'platform.changes.5-0.member-newsletters',
  since: 5,
  scope: 'site',
  up: request => {
    const written = mapBody(request, json => mapRows(json, ['members'], withoutNewsletters))
    return request.path.startsWith('/members/')
      ? renameInFilter(written, { newsletters: notYet('newsletters') })
      : written
  },
  down: answer => mapAnswer(answer, json => mapRows(json, ['members'], withoutNewsletters)),
}

function withoutNewsletters(member: JsonObject): JsonObject {
  return omit(member, ['newsletters'])
}
