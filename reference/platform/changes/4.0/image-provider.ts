import type { Change } from '../../contracts.ts'
import { isObject, type JsonObject, parseJson } from '../../values.ts'
import { mapAnswer, mapBody, mapRows } from '../rewrite.ts'

/** The key of the image provider. UNDOCUMENTED: its name is not shown; observed on the real program. */
export const IMAGE_PROVIDER = 'unsplash'

/** From 4.0 the key of the image provider takes only a boolean. Before, it held an object as JSON text. */
export const imageProviderBoolean: Change = {
  clause: 'platform.changes.4-0.image-provider',
  since: 4,
  scope: 'shape',
  up: request =>
    request.path === '/settings/' ? mapBody(request, json => mapRows(json, ['settings'], asFlag)) : request,
  down: (answer, { api, path }) =>
    api === 'admin' && path.startsWith('/settings/')
      ? mapAnswer(answer, json => mapRows(json, ['settings'], asObject))
      : answer,
}

function asFlag(setting: JsonObject): JsonObject {
  const { key, value } = setting
  if (key !== IMAGE_PROVIDER) return setting
  const held = typeof value === 'string' ? parseJson(value) : value
  return isObject(held) ? { ...setting, value: held.isActive === true } : setting
}

function asObject(setting: JsonObject): JsonObject {
  if (setting.key !== IMAGE_PROVIDER || typeof setting.value !== 'boolean') return setting
  return { ...setting, value: JSON.stringify({ isActive: setting.value }) }
}
