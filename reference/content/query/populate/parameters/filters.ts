import { compileFilters } from '../../filters/compile.ts'
import type { LinkParameter } from './parameter.ts'

/** content.populate.filters: `filters` inside of populate choose among the related rows (observed). */
export const filters: LinkParameter = {
  clause: 'content.populate.filters',
  names: ['filters'],
  read: (params, schema, context) => ({ where: compileFilters(params.filters, schema, context) }),
}
