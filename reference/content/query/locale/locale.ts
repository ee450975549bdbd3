import type { ContentType } from '../../model/types.ts'
import { compileWhere } from '../filters/compile.ts'
import { always, type Condition, saying } from '../filters/condition.ts'
import { isRecord, type QueryContext, type RawQuery } from '../query.ts'

/** What a list does about locales. */
export interface LocaleRule {
  readonly clause: string
  /** Whether the rule decides about this request. */
  readonly applies: (query: RawQuery, type: ContentType) => boolean
  /** What the locale must be: any filter value, or null for no condition. */
  readonly wanted: (query: RawQuery, defaultLocale: string) => unknown
}

/** content.locale.not-localized: where localization is not enabled, the parameter has no say. */
const notLocalized: LocaleRule = {
  clause: 'content.locale.not-localized',
  applies: (_query, type) => !type.localized,
  wanted: () => null,
}

/** content.locale.absent: without the parameter, only the default locale (observed). */
const absent: LocaleRule = {
  clause: 'content.locale.absent',
  applies: query => !('locale' in query),
  wanted: (_query, defaultLocale) => defaultLocale,
}

/** content.locale.all: `all` is every locale (observed). */
const all: LocaleRule = {
  clause: 'content.locale.all',
  applies: query => query.locale === 'all',
  wanted: () => null,
}

/** content.locale.several: a list, or an object of operators, is what the locale must match (observed). */
const several: LocaleRule = {
  clause: 'content.locale.several',
  applies: query => Array.isArray(query.locale) || isRecord(query.locale),
  wanted: query => query.locale,
}

/** content.locale.given: entries of the given locale; none for one that does not exist. */
const given: LocaleRule = {
  clause: 'content.locale.given',
  applies: () => true,
  wanted: query => query.locale ?? [],
}

/** In this order; the first that applies decides. */
export const localeRules: readonly LocaleRule[] = [notLocalized, absent, all, several, given]

/** The condition that the `locale` parameter puts on the entries of a type. Throws a ValidationError. */
export function localeCondition(query: RawQuery, type: ContentType, context: QueryContext): Condition {
  const rule = localeRule(query, type, context)
  const wanted = rule.wanted(query, context.options.defaultLocale)
  if (wanted === null) return always
  const part = compileWhere({ locale: wanted }, type, context)
  const table = context.store.table(type.uid)
  return saying(part, { kind: 'rule', clause: rule.clause, table, attributes: ['locale'] })
}

/** The rule that decides about the locales of a list. */
export function localeRule(query: RawQuery, type: ContentType, { units }: QueryContext): LocaleRule {
  const rule = units.localeRules.find(unit => unit.applies(query, type))
  if (!rule) throw new Error('invariant: no locale rule applies')
  return rule
}
