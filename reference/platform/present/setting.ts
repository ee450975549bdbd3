import type { Site } from '../contracts.ts'
import { settingDefinitions } from '../resources/settings.ts'
import type { Json } from '../values.ts'
import { showAddress, type View } from './view.ts'

/** The value of a setting of the site. */
export function settingOf(site: Site, key: string): Json {
  return site.store.findBy('settings', 'key', key)?.value ?? null
}

/** A setting with its URLs as they are shown. */
export function presentSetting(key: string, view: View): Json {
  const value = settingOf(view.site, key)
  const definition = settingDefinitions.find(other => other.key === key)
  return definition?.isAddress && typeof value === 'string' && value !== '' ? showAddress(value, view) : value
}

/**
 * A setting where settings are listed. UNDOCUMENTED: the icon is one of a smaller size there, as in the real program.
 */
export function presentListed(key: string, view: View): Json {
  const value = presentSetting(key, view)
  if (key !== 'icon' || typeof value !== 'string') return value
  return value.replace('/content/images/', `/content/images/${SMALLER_ICON}`)
}

/** Comes before the name of a picture, and calls for it in another size. */
export const SMALLER_ICON = 'size/w256h256/'

/** Settings that follow from others. */
export function workedOutSettings(site: Site) {
  const access = settingOf(site, 'members_signup_access')
  const isPaid =
    settingOf(site, 'payments_connect_secret_key') !== null || settingOf(site, 'payments_secret_key') !== null
  const isTracked = settingOf(site, 'firstpromoter') === true
  return {
    members_enabled: access !== 'none',
    members_invite_only: access === 'invite',
    allow_self_signup: access === 'all',
    paid_members_enabled: access !== 'none' && isPaid,
    firstpromoter_account: isTracked ? settingOf(site, 'firstpromoter_id') : null,
    donations_enabled: access !== 'none' && isPaid,
    default_email_address: mailAddress(site),
    support_email_address: `noreply@${hostOf(site)}`,
  }
}

/** Those of them that are in the group `members`. */
export const workedOutOfMembers: readonly string[] = [
  ...['members_enabled', 'members_invite_only', 'allow_self_signup', 'paid_members_enabled'],
]

/** Where the site's mails come from. */
export function mailAddress(site: Site): string {
  return `${site.brand.word}@${hostOf(site)}`
}

export function hostOf(site: Site): string {
  return new URL(site.data.url).hostname
}
