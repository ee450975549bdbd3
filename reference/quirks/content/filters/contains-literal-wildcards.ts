import type { Quirk } from '../../quirk.ts'
import { like as likePg } from '../databases/postgres.ts'
import { changeTextOperator } from './change-filters.ts'

/** strapi/strapi 19576: wildcards of the database are not escaped. */
export const containsLiteralWildcards: Quirk = {
  id: 'content.filters.contains-literal.wildcards',
  clause: 'content.filters.contains-literal',
  says: '% and _ in the operand of $contains are wildcards',
  apply: changeTextOperator('content.filters.contains', {
    matches: operand => likePg(`%${operand.replaceAll('\\', '\\\\')}%`),
  }),
}
