import type { Quirk } from '../../quirk.ts'
import { ascAsDesc } from './asc-as-desc.ts'
import { ascDefaultDescending } from './asc-default-descending.ts'
import { commaListFirstOnly } from './comma-list-first-only.ts'
import { descIgnored } from './desc-ignored.ts'
import { directionCaseSmallOnly } from './direction-case-small-only.ts'
import { directionUnknownAscending } from './direction-unknown-ascending.ts'
import { directionsFirstForAll } from './directions-first-for-all.ts'
import { fieldIgnored } from './field-ignored.ts'
import { idIgnored } from './id-ignored.ts'
import { listFirstOnly } from './list-first-only.ts'
import { listLastFirst } from './list-last-first.ts'
import { noneNewestFirst } from './none-newest-first.ts'
import { objectIgnored } from './object-ignored.ts'
import { orderByCollation } from './order-by-collation.ts'
import { orderByLanguage } from './order-by-language.ts'
import { orderNullsLast } from './order-nulls-last.ts'
import { relationFieldIgnored } from './relation-field-ignored.ts'
import { tiesDescend } from './ties-descend.ts'
import { toManyRepeats } from './to-many-repeats.ts'
import { uidTiesDescend } from './uid-ties-descend.ts'
import { unknownAttributeSecrets } from './unknown-attribute-secrets.ts'
import { unknownAttributeUnreadable } from './unknown-attribute-unreadable.ts'

/** Quirks of sorting. A new quirk is its file and its line here. */
export const sortQuirks: readonly Quirk[] = [
  toManyRepeats,
  uidTiesDescend,
  fieldIgnored,
  listLastFirst,
  listFirstOnly,
  directionsFirstForAll,
  commaListFirstOnly,
  objectIgnored,
  idIgnored,
  relationFieldIgnored,
  ascDefaultDescending,
  ascAsDesc,
  descIgnored,
  directionCaseSmallOnly,
  directionUnknownAscending,
  noneNewestFirst,
  orderNullsLast,
  orderByLanguage,
  orderByCollation,
  tiesDescend,
  unknownAttributeSecrets,
  unknownAttributeUnreadable,
]
