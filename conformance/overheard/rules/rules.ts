import type { ListRule } from '../judge/claim.ts'
import { conditionsMet } from './conditions.ts'
import { entriesWhole } from './entries.ts'
import { nothingMissing } from './missing.ts'
import { inOrder } from './order.ts'
import { pagesAddUp } from './pages.ts'
import { inPlace } from './place.ts'
import { populatedAsAsked, populatedWhole } from './populated.ts'

/** Every rule about lists. A new one: its file, a line here. */
export const listRules: readonly ListRule[] = [
  entriesWhole,
  conditionsMet,
  nothingMissing,
  inOrder,
  pagesAddUp,
  inPlace,
  populatedAsAsked,
  populatedWhole,
]
