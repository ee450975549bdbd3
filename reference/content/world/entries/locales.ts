import type { GivenRows } from './given-rows.ts'
import type { Locales } from './reading.ts'

const LOCALE = 'plugin::i18n.locale'

/** The locales of the world. The default one says `isDefault: true`; else it is `en`, or the first one. */
export function localesOf(given: GivenRows): Locales {
  const rows = given.get(LOCALE) ?? []
  const codes = rows.map(row => row.code).filter(code => typeof code === 'string')
  const marked = rows.find(row => row.isDefault === true)?.code
  const otherwise = codes.includes('en') ? 'en' : (codes[0] ?? 'en')
  return { codes: new Set(codes), defaultCode: typeof marked === 'string' ? marked : otherwise }
}
