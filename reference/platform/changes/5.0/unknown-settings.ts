import type { Call, Change } from '../../contracts.ts'
import { notFound } from '../../errors.ts'
import { settingDefinitions } from '../../resources/settings.ts'
import { isObject, objectsOf } from '../../values.ts'

/**
 * From 5.0 unknown settings have no effect. Before, they were refused.
 * UNDOCUMENTED: observed on the real programs.
 */
export const unknownSettingsIgnored: Change = {
  clause: 'platform.changes.5-0.unknown-settings',
  since: 5,
  scope: 'site',
  undo: units => ({
    ...units,
    routes: units.routes.map(route => {
      if (route.clause !== 'platform.admin-api.settings.edit') return route
      return { ...route, handle: call => route.handle(mustBeKnown(call)) }
    }),
  }),
}

/** @throws PlatformError 404 that names the first setting that there is not */
function mustBeKnown(call: Call): Call {
  const { json } = call.request.body
  const given = isObject(json) ? objectsOf(json.settings).map(({ key }) => String(key)) : []
  const unknown = given.find(key => !isKnown(key, call))
  if (unknown !== undefined) throw notFound(`Problem finding setting: ${unknown}`)
  return call
}

/** The design of emails still stands among the settings then. */
function isKnown(key: string, { site }: Call): boolean {
  const neutral = key.replace(new RegExp(`^${site.brand.payments}_`), 'payments_')
  return key.startsWith('newsletter_') || settingDefinitions.some(definition => definition.key === neutral)
}
