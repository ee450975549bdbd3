import { expectedName } from '../../../world/expected-name.ts'
import type { JsonObject } from '../../../world/json-object.ts'
import { type Place, shown } from '../../../world/problems.ts'
import { type SettingDefinition, settingDefinitions } from '../../resources/settings.ts'
import type { Json } from '../../values.ts'
import { type TableBuilder, WORLD_BEGAN } from './tables.ts'

/** `settings`: an object of values by key; a setting that it does not name has its initial value. */
export function readSettings(file: JsonObject, build: TableBuilder, title: string): void {
  const given = file.object('settings')
  for (const key of Object.keys(given?.fields ?? {})) mustBeKnown(key, given?.place.at(key))
  for (const definition of settingDefinitions) {
    const initial = definition.key === 'title' ? title : definition.initial
    const place = given?.place.at(definition.key)
    const value = given?.has(definition.key)
      ? readSetting(given.get(definition.key), definition, place)
      : initial
    addSetting(build, definition, value)
  }
}

function mustBeKnown(key: string, place: Place | undefined): void {
  const known = settingDefinitions.map(definition => definition.key)
  if (!known.includes(key))
    place?.wrong(`the unknown key ${shown(key)}`, expectedName(key, known, 'a setting'))
}

/** Lists and objects may be written as such; they are kept as JSON text. */
function readSetting(value: unknown, definition: SettingDefinition, place: Place | undefined): Json {
  if (value === null) return null
  if (definition.kind === 'flag') {
    if (typeof value === 'boolean') return value
    place?.wrong(shown(value), 'true or false')
    return definition.initial
  }
  if (typeof value === 'string') return value
  return definition.kind === 'text' ? String(value) : JSON.stringify(value)
}

function addSetting(build: TableBuilder, definition: SettingDefinition, value: Json): void {
  const { key, group, kind } = definition
  const times = { created_at: WORLD_BEGAN, updated_at: WORLD_BEGAN }
  build.put('settings', { id: build.newId(), key, value, group, type: kind, ...times })
}
