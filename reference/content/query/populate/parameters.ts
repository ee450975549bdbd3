import { filters } from './parameters/filters.ts'
import { limit } from './parameters/limit.ts'
import type { LinkParameter } from './parameters/parameter.ts'
import { sort } from './parameters/sort.ts'

/** The parameters inside of populate that choose among the linked rows. All others have no say. */
export const linkParameters: readonly LinkParameter[] = [filters, sort, limit]
