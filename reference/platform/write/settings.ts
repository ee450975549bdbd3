import { viewOf } from '../actions/shelf.ts'
import type { Call, Site } from '../contracts.ts'
import { badRequest, invalid } from '../errors.ts'
import { type Answer, noContent, ok, withHeaders } from '../http/answer.ts'
import { queryText } from '../http/query.ts'
import { presentListed, settingOf, workedOutOfMembers, workedOutSettings } from '../present/setting.ts'
import { isTimeZone } from '../present/time.ts'
import { type SettingDefinition, settingDefinitions } from '../resources/settings.ts'
import { isList, isObject, type Json, objectsOf, parseJson } from '../values.ts'
import { reschedule } from './reschedule.ts'
import { everythingChanged, keptUrls, timestamp } from './rows.ts'

/** All settings as pairs of key and value; `group` names those of one or several groups. */
export function browseSettings(call: Call): Answer {
  const groups = queryText(call.request.query, 'group')
  const wanted = groups?.split(',').map(group => group.trim())
  const shown = settingDefinitions.filter(({ group }) => !wanted || wanted.includes(group))
  const view = viewOf(call, { include: new Set(), fields: null, formats: null })
  const settings = shown.map(({ key }) => ({
    key: brandedKey(key, call.site),
    value: presentListed(key, view),
  }))
  const worked = Object.entries(workedOutSettings(call.site))
    .filter(([key]) => !wanted || (wanted.includes('members') && workedOutOfMembers.includes(key)))
    .map(([key, value]) => ({ key, value }))
  return ok({ settings: [...settings, ...worked], meta: wanted ? { filters: { group: groups } } : {} })
}

/** A setting of the payment provider stands under the provider's name. */
function brandedKey(key: string, { brand }: Site): string {
  return key.replace(/^payments_/, `${brand.payments}_`)
}

function neutralKey(key: Json | undefined, { brand }: Site): string {
  return String(key).replace(new RegExp(`^${brand.payments}_`), 'payments_')
}

/** Writes settings; keys without a value, and those that are not known or that only the platform changes, have no effect. */
export function editSettings(call: Call): Answer {
  const { site } = call
  const { json } = call.request.body
  const given = isObject(json) && isList(json.settings) ? objectsOf(json.settings) : []
  if (given.length === 0) throw badRequest(`No root key ('settings') provided.`)
  const changes = given.flatMap(({ key, value }) => {
    const definition = settingDefinitions.find(other => other.key === neutralKey(key, site) && !other.fixed)
    return definition && value !== undefined ? [{ definition, value: checkSetting(definition, value) }] : []
  })
  const timeZone = timeZoneOf(site)
  for (const { definition, value } of changes)
    writeSetting(definition, keptSetting(definition, value, call), site)
  reschedule(timeZone, timeZoneOf(site), site)
  const answer = browseSettings(call)
  return changes.length > 0 ? withHeaders(answer, everythingChanged) : answer
}

function timeZoneOf(site: Site): string {
  return String(settingOf(site, 'timezone'))
}

/** @throws PlatformError 422 when a value is not what the setting holds */
function checkSetting(definition: SettingDefinition, value: Json): Json {
  const { key, kind, oneOf } = definition
  if (kind === 'flag' && typeof value !== 'boolean') throw invalidSetting('isIn', key)
  if (key === 'timezone' && !isTimeZone(String(value))) throw invalidSetting('isTimezone', key)
  if (oneOf && !oneOf.includes(String(value))) throw invalidSetting('isIn', key)
  if (NEVER_EMPTY.has(key) && value === '') throw invalidSetting('isEmpty', key)
  const longest = LONGEST[key]
  if (longest !== undefined && typeof value === 'string' && value.length > longest)
    throw invalid(
      `ValidationError: Value in [settings.${key}] exceeds maximum length of ${longest} characters.`,
    )
  return kind === 'list' ? listText(key, value) : value
}

/** UNDOCUMENTED: as in the real program. */
const NEVER_EMPTY: ReadonlySet<string> = new Set(['locale', 'accent_color', 'donations_currency'])

/** In characters. UNDOCUMENTED: those of the real program. */
const LONGEST: Readonly<Record<string, number>> = {
  title: 150,
  description: 200,
  meta_title: 300,
  meta_description: 500,
  og_title: 300,
  og_description: 300,
  twitter_title: 300,
  twitter_description: 300,
}

function invalidSetting(validation: string, key: string) {
  return invalid(`ValidationError: Validation (${validation}) failed for ${key}`)
}

/** Lists are kept as JSON text. */
function listText(key: string, value: Json): string {
  const list = typeof value === 'string' ? parseJson(value) : value
  if (isList(list)) return JSON.stringify(list)
  throw invalid(`Value in ${key} should be an array.`, { property: 'value' })
}

/** The address of an image of the site as it is kept. */
function keptSetting({ isAddress }: SettingDefinition, value: Json, call: Call): Json {
  return isAddress && typeof value === 'string' ? keptUrls(value, 'address', call) : value
}

/** UNDOCUMENTED: an empty text becomes nothing, unless it was one before (as in the real program). */
function writeSetting({ key }: SettingDefinition, given: Json, site: Site): void {
  const row = site.store.findBy('settings', 'key', key)
  const value = given === '' && row?.value !== '' ? null : given
  if (row) site.store.put('settings', { ...row, value, updated_at: timestamp(site) })
}

/** Forgets the account at the payment provider. */
export function disconnectPayments({ site }: Call): Answer {
  const own = settingDefinitions.filter(({ key }) => key.startsWith('payments_connect_'))
  for (const definition of own) writeSetting(definition, null, site)
  return noContent()
}
