import { isObject, type JsonObject } from '../../compare/json-value.ts'
import type { LeftOutList } from '../left-out.ts'
import { textIn } from './parts.ts'

/** What the stored settings of a project say that a world can say too: its default locale. */
export function importSettings(
  configuration: readonly JsonObject[],
  leftOut: LeftOutList,
): { locale?: string } {
  const stored = configuration.flatMap(({ type, value }) =>
    type === 'core-store' && isObject(value) ? [value] : [],
  )
  const settingOf = (key: string) => stored.find(setting => setting.key === key)?.value
  const locale = settingOf('plugin_i18n_default_locale')
  noteAccounts(settingOf('plugin_users-permissions_advanced'), leftOut)
  const others = stored.length - (typeof locale === 'string' ? 1 : 0)
  leftOut.add(
    'settings of the admin panel and of plugins',
    'no answer of either service depends on them',
    others,
  )
  const hooks = configuration.filter(({ type }) => type === 'webhook').length
  leftOut.add('webhooks', 'nothing is sent to anybody', hooks)
  return typeof locale === 'string' ? { locale } : {}
}

/** Settings of accounts that are served as they are at first, whatever the project made of them. */
function noteAccounts(advanced: unknown, leftOut: LeftOutList): void {
  if (!isObject(advanced)) return
  const usual = { unique_email: true, allow_register: true, email_confirmation: false }
  for (const [key, value] of Object.entries(usual)) {
    if (advanced[key] !== undefined && advanced[key] !== value)
      leftOut.add(`${key} of the users' settings`, `served as ${value}`)
  }
  const role = textIn(advanced, 'default_role') ?? 'authenticated'
  if (role !== 'authenticated') leftOut.add(`default_role of the users' settings`, 'served as authenticated')
}
