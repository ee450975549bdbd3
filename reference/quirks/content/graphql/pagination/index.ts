import type { Quirk } from '../../../quirk.ts'
import { amountAllOnly } from './amount-all-only.ts'
import { defaultOne } from './default-one.ts'
import { metaFullPagesOnly } from './meta-full-pages-only.ts'
import { mixingPagesWin } from './mixing-pages-win.ts'
import { offsetZeroIsDefault } from './offset-zero-is-default.ts'

export const paginationQuirks: readonly Quirk[] = [
  defaultOne,
  offsetZeroIsDefault,
  mixingPagesWin,
  amountAllOnly,
  metaFullPagesOnly,
]
