import type { Change } from '../../contracts.ts'
import { queryText } from '../../http/query.ts'
import { isObject, type JsonObject } from '../../values.ts'
import { changeQuery, mapAnswer } from '../rewrite.ts'

/** The groups of settings that each of the old types holds. */
export const GROUPS_OF_TYPES: Readonly<Record<string, string>> = {
  blog: 'site,unsplash,amp,slack,views,labs,firstpromoter,editor',
  theme: 'theme',
  private: 'private',
  members: 'members,payments',
  portal: 'portal',
  bulk_email: 'email,newsletter',
  core: 'core',
}

/** 4.0 no longer supports the parameter `type` of the admin API's settings. */
export const settingsTypeRemoved: Change = {
  clause: 'platform.changes.4-0.settings-type',
  since: 4,
  scope: 'shape',
  up: request => {
    const type = queryText(request.query, 'type')
    if (type === null || request.path !== '/settings/' || request.api !== 'admin') return request
    const groups = type.split(',').map(name => GROUPS_OF_TYPES[name.trim()] ?? 'none')
    return changeQuery(request, ['type'], { group: groups.join(',') })
  },
  down: (answer, asked) => {
    const type = queryText(asked.query, 'type')
    if (type === null || asked.path !== '/settings/' || asked.api !== 'admin') return answer
    return mapAnswer(answer, json => ({ ...json, meta: { ...metaOf(json), filters: { type } } }))
  },
}

function metaOf({ meta }: JsonObject): JsonObject {
  return isObject(meta) ? meta : {}
}
