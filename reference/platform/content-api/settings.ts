import { viewOf } from '../actions/shelf.ts'
import type { Call } from '../contracts.ts'
import { type Answer, ok } from '../http/answer.ts'
import { presentListed, workedOutSettings } from '../present/setting.ts'
import { showAddress, type View } from '../present/view.ts'
import { publicSettings } from '../resources/settings.ts'
import { type Json, type JsonObject, parseJson } from '../values.ts'
import { shortVersion } from '../version.ts'

/** Kept as JSON text; readers get the value itself. */
const PARSED = new Set(['navigation', 'secondary_navigation', 'portal_plans', 'labs'])

/** The public settings as one object, whatever the parameters say. */
export function browseSettings(call: Call): Answer {
  const view = viewOf(call, { include: new Set(), fields: null, formats: null })
  const worked: Readonly<Record<string, Json>> = workedOutSettings(call.site)
  const entries = Object.entries(publicSettings).map(([name, key]) => [
    name,
    worked[key] ?? publicValue(key, view),
  ])
  const settings: JsonObject = {
    ...Object.fromEntries(entries),
    url: showAddress('/', view),
    version: shortVersion(call.site.version),
  }
  return ok({ settings, meta: {} })
}

/** Empty texts are null for readers. */
function publicValue(key: string, view: View): Json {
  const value = presentListed(key, view)
  if (PARSED.has(key) && typeof value === 'string') return parseJson(value) ?? null
  return value === '' ? null : value
}
