import type { ContentType } from '../../model/types.ts'
import { compileWhere } from '../filters/compile.ts'
import { always, type Condition } from '../filters/condition.ts'
import type { QueryContext, RawQuery } from '../query.ts'

/** The condition that the `locale` parameter puts on the entries of a type. Throws a ValidationError. */
export function localeCondition(query: RawQuery, type: ContentType, context: QueryContext): Condition {
  const rule = context.units.localeRules.find(unit => unit.applies(query, type))
  if (!rule) throw new Error('invariant: no locale rule applies')
  const wanted = rule.wanted(query, context.options.defaultLocale)
  return wanted === null ? always : compileWhere({ locale: wanted }, type, context)
}
