import type { Quirk } from '../quirk.ts'
import { filterQuirks } from './filters/index.ts'
import { frameQuirks } from './lists/index.ts'
import { paginationQuirks } from './pagination/index.ts'
import { sortQuirks } from './sort/index.ts'

/** Quirks of REST lists. Each area has its own list, in its folder. */
export const listQuirks: readonly Quirk[] = [
  ...filterQuirks,
  ...sortQuirks,
  ...paginationQuirks,
  ...frameQuirks,
]
