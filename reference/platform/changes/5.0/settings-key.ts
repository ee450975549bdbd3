import type { Call, Change, Route } from '../../contracts.ts'
import { notFound } from '../../errors.ts'
import { type Answer, jsonOf, ok } from '../../http/answer.ts'
import { isObject, objectsOf } from '../../values.ts'
import { browseSettings } from '../../write/settings.ts'
import { withRoutes } from '../rewrite.ts'

export const settingRoute: Route = {
  clause: 'platform.admin-api.settings.read',
  api: 'admin',
  method: 'GET',
  path: '/settings/:key/',
  action: { verb: 'read', object: 'setting' },
  handle: readSetting,
}

/**
 * 5.0 removed the endpoint for one setting.
 * UNDOCUMENTED: observed on the real programs.
 */
export const settingsKeyRemoved: Change = {
  clause: 'platform.changes.5-0.settings-key',
  since: 5,
  scope: 'site',
  restores: [settingRoute],
  undo: units => withRoutes(units, settingRoute),
}

function readSetting(call: Call): Answer {
  const all = jsonOf(browseSettings({ ...call, request: { ...call.request, query: {} } }))
  const { key } = call.params
  const settings = isObject(all) ? objectsOf(all.settings).filter(setting => setting.key === key) : []
  if (settings.length === 0) throw notFound(`Problem finding setting: ${key}`)
  return ok({ settings, meta: {} })
}
