import { compileSort } from '../../sort/compile.ts'
import type { LinkParameter } from './parameter.ts'

/** content.populate.sort: `sort` inside of populate orders the related rows (observed). */
export const sort: LinkParameter = {
  clause: 'content.populate.sort',
  names: ['sort'],
  read: (params, schema, context) => ({ sort: compileSort(params.sort, schema, context) }),
}
