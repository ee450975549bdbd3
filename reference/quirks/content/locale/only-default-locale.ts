import { compileWhere } from '../../../content/query/filters/compile.ts'
import { always } from '../../../content/query/filters/condition.ts'
import type { RelatedRows } from '../../../content/query/related-rows.ts'

/** Of a localized type, only the entries of the default locale. */
export const onlyDefaultLocale: RelatedRows['condition'] = (related, context) =>
  related.attributes.has('locale')
    ? compileWhere({ locale: context.options.defaultLocale }, related, context)
    : always
