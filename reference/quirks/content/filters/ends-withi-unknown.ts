import type { Quirk } from '../../quirk.ts'
import { withoutOperator } from './change-filters.ts'

/** strapi/strapi 15736: `$endsWithi` came with 4.6.1. */
export const endsWithiUnknown: Quirk = {
  id: 'content.filters.ends-withi.unknown',
  clause: 'content.filters.ends-withi',
  says: '$endsWithi is an unknown operator, which is left out',
  apply: withoutOperator('content.filters.ends-withi'),
}
