import type { Change } from '../../contracts.ts'
import { isObject, type Json, type JsonObject } from '../../values.ts'
import { mapAnswer, mapBody, mapRows, renameKeys } from '../rewrite.ts'

/** 3.0 replaced the settings `ghost_head` and `ghost_foot` by `codeinjection_head` and `codeinjection_foot`. */
export const codeInjectionRenamed: Change = {
  clause: 'platform.changes.3-0.code-injection',
  since: 3,
  scope: 'shape',
  up: request => mapBody(request, json => mapRows(json, ['settings'], old => renameKey(old, TO_NEW))),
  down: answer => mapAnswer(answer, json => renameSettings(json, TO_OLD)),
}

type Names = Readonly<Record<string, string>>

const TO_OLD: Names = { codeinjection_head: 'ghost_head', codeinjection_foot: 'ghost_foot' }

const TO_NEW: Names = { ghost_head: 'codeinjection_head', ghost_foot: 'codeinjection_foot' }

/** The content API answers settings as one object, the admin API as a list. */
function renameSettings(json: JsonObject, names: Names): JsonObject {
  if (isObject(json.settings)) return { ...json, settings: renameKeys(json.settings, names) }
  return mapRows(json, ['settings'], setting => renameKey(setting, names))
}

function renameKey(setting: JsonObject, names: Names): JsonObject {
  const key: Json | undefined = typeof setting.key === 'string' ? names[setting.key] : undefined
  return key === undefined ? setting : { ...setting, key }
}
