import type { Change } from '../../contracts.ts'
import { isObject, type Json, type JsonObject } from '../../values.ts'
import { mapAnswer, mapBody, mapRows, notYet, renameKeys, withOwnWords } from '../rewrite.ts'

type Names = Readonly<Record<string, string>>

const TO_OLD: Names = { codeinjection_head: 'ghost_head', codeinjection_foot: 'ghost_foot' }
const TO_NEW: Names = { ghost_head: 'codeinjection_head', ghost_foot: 'codeinjection_foot' }
const NOT_THERE: Names = Object.fromEntries(Object.keys(TO_OLD).map(name => [name, notYet(name)]))

/** 3.0 replaced the settings `ghost_head` and `ghost_foot` by `codeinjection_head` and `codeinjection_foot`. */
export const codeInjectionRenamed: Change = {
  clause: 'platform.changes.3-0.code-injection',
  since: 3,
  scope: 'shape',
  up: request => mapBody(request, json => mapRows(json, ['settings'], old => renameKey(old, TO_NEW))),
  down: answer => mapAnswer(answer, json => renameSettings(json, TO_OLD)),
}

/**
 * A platform before 3.0 knows no `codeinjection_head`. From 3.0 on the prefix `/v2/` takes both names.
 * UNDOCUMENTED: assumed of 2.0; the prefix is observed on the real program.
 */
export const codeInjectionAdded: Change = {
  clause: 'platform.changes.3-0.code-injection-names',
  since: 3,
  scope: 'site',
  up: request => mapBody(request, json => mapRows(json, ['settings'], row => renameKey(row, NOT_THERE))),
  down: withOwnWords,
}

/** The content API answers settings as one object, the admin API as a list. */
function renameSettings(json: JsonObject, names: Names): JsonObject {
  if (isObject(json.settings)) return { ...json, settings: renameKeys(json.settings, names) }
  return mapRows(json, ['settings'], setting => renameKey(setting, names))
}

function renameKey(setting: JsonObject, names: Names): JsonObject {
  const key: Json | undefined = typeof setting.key === 'string' ? names[setting.key] : undefined
  return key === undefined ? setting : { ...setting, key }
}
