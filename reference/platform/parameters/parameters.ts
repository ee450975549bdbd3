import type { Parameter } from '../contracts.ts'
import { fields } from './fields.ts'
import { filter } from './filter.ts'
import { formats } from './formats.ts'
import { include } from './include.ts'
import { order } from './order.ts'
import { limit, page } from './page.ts'

/**
 * The parameters of lists in the order in which they work: what is written wrong is refused first, and what is included
 * can be ordered by.
 */
export const parameters: readonly Parameter[] = [limit, page, formats, include, fields, filter, order]
