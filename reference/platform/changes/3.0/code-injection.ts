import type { Change } from '../../contracts.ts'
import type { ApiRequest } from '../../http/request.ts'
import { isObject, type Json, type JsonObject } from '../../values.ts'
import { mapAnswer, mapBody, mapRows, notYet, renameKeys, withOwnWords } from '../rewrite.ts'

type Names = Readonly<Record<string, string>>

const TO_OLD: Names = { codeinjection_head: 'ghost_head', codeinjection_foot: 'ghost_foot' }
const TO_NEW: Names = { ghost_head: 'codeinjection_head', ghost_foot: 'codeinjection_foot' }
const NOT_THERE: Names = Object.fromEntries(Object.keys(TO_OLD).map(name => [name, notYet(name)]))
const ONE_SETTING = /^\/settings\/([^/]+)\/$/

/**
 * 3.0 replaced the settings `ghost_head` and `ghost_foot` by `codeinjection_head` and `codeinjection_foot`. In 2.0,
 * and under `/v2/` since, the newer names are taken too.
 * UNDOCUMENTED: that they are is observed on the real programs.
 */
export const codeInjectionRenamed: Change = {
  clause: 'platform.changes.3-0.code-injection',
  since: 3,
  scope: 'shape',
  up: request => mapBody(inPath(request), json => mapRows(json, ['settings'], old => renameKey(old, TO_NEW))),
  down: answer => mapAnswer(answer, json => renameSettings(json, TO_OLD)),
}

/**
 * The first-generation API knows no `codeinjection_head`.
 * UNDOCUMENTED: observed on the real programs.
 */
export const codeInjectionAdded: Change = {
  clause: 'platform.changes.3-0.code-injection-names',
  since: 2,
  scope: 'shape',
  up: request => mapBody(request, json => mapRows(json, ['settings'], row => renameKey(row, NOT_THERE))),
  down: withOwnWords,
}

/** The content API answers settings as one object, the admin API as a list. */
function renameSettings(json: JsonObject, names: Names): JsonObject {
  if (isObject(json.settings)) return { ...json, settings: renameKeys(json.settings, names) }
  return mapRows(json, ['settings'], setting => renameKey(setting, names))
}

/** A request for one setting, by its newer name. */
function inPath(request: ApiRequest): ApiRequest {
  const name = request.api === 'admin' ? TO_NEW[ONE_SETTING.exec(request.path)?.[1] ?? ''] : undefined
  return name === undefined ? request : { ...request, path: `/settings/${name}/` }
}

function renameKey(setting: JsonObject, names: Names): JsonObject {
  const key: Json | undefined = typeof setting.key === 'string' ? names[setting.key] : undefined
  return key === undefined ? setting : { ...setting, key }
}
