import type { JsonObject } from '../../compare/json-value.ts'
import type { Fields } from '../imported.ts'
import type { LeftOutList } from '../left-out.ts'
import { flagOf } from './columns.ts'

/** Keys that had another name at an older version, or that the platform has under a name without a brand. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  lang: 'locale',
  default_locale: 'locale',
  active_timezone: 'timezone',
  ghost_head: 'codeinjection_head',
  ghost_foot: 'codeinjection_foot',
  portal_products: 'portal_tiers',
}

/** The title stands with the site, and the program's own secrets and notes are nobody's business. */
export function importSettings(rows: readonly JsonObject[], leftOut: LeftOutList): Fields {
  const settings: Fields = {}
  for (const { key, value, group, type } of rows) {
    if (group === 'core' || type === 'core') {
      leftOut.add('settings of the group core', 'secrets and notes of the program itself')
    } else if (typeof key === 'string' && key !== 'title' && value !== null && value !== undefined) {
      const name = OTHER_NAMES[key] ?? key.replace(/^stripe_/, 'payments_')
      settings[name] = listed(flagOf(value))
    }
  }
  return settings
}

/** Lists and objects are kept as JSON text, and are read more easily as what they are. */
function listed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  try {
    const json: unknown = JSON.parse(value)
    return JSON.stringify(json) === value ? json : value
  } catch (error) {
    if (error instanceof SyntaxError) return value
    throw error
  }
}

export function titleOf(rows: readonly JsonObject[]): string {
  return String(rows.find(({ key }) => key === 'title')?.value ?? 'Untitled')
}
