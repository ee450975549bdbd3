import type { Quirk } from '../../quirk.ts'
import { withoutOperator } from './change-filters.ts'

/** strapi/strapi 15736: `$startsWithi` came with 4.6.1. */
export const startsWithiUnknown: Quirk = {
  id: 'content.filters.starts-withi.unknown',
  clause: 'content.filters.starts-withi',
  says: '$startsWithi is an unknown operator, which is left out',
  apply: withoutOperator('content.filters.starts-withi'),
}
