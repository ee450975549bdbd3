import type { Quirk } from '../../../quirk.ts'
import { andAsOr } from './and-as-or.ts'
import { betweenAsIn } from './between-as-in.ts'
import { containsAsContainsi } from './contains-as-containsi.ts'
import { containsiAsContains } from './containsi-as-contains.ts'
import { deepOneEntryOnly } from './deep-one-entry-only.ts'
import { endsWithAsStartsWith } from './ends-with-as-starts-with.ts'
import { eqAsEqi } from './eq-as-eqi.ts'
import { eqiAsEq } from './eqi-as-eq.ts'
import { gtAsGte } from './gt-as-gte.ts'
import { gteAsGt } from './gte-as-gt.ts'
import { inAsNotIn } from './in-as-not-in.ts'
import { ltAsLte } from './lt-as-lte.ts'
import { lteAsLt } from './lte-as-lt.ts'
import { neAsEq } from './ne-as-eq.ts'
import { neiAsNe } from './nei-as-ne.ts'
import { noCaseInsensitiveEndsThere } from './no-case-insensitive-ends-there.ts'
import { notContainsAsContains } from './not-contains-as-contains.ts'
import { notContainsiAsNotContains } from './not-containsi-as-not-contains.ts'
import { notIgnored } from './not-ignored.ts'
import { notInAsIn } from './not-in-as-in.ts'
import { notNullAsNull } from './not-null-as-null.ts'
import { nullAsNotNull } from './null-as-not-null.ts'
import { orAsAnd } from './or-as-and.ts'
import { startsWithAsContains } from './starts-with-as-contains.ts'

export const filtersQuirks: readonly Quirk[] = [
  eqAsEqi,
  eqiAsEq,
  neAsEq,
  neiAsNe,
  ltAsLte,
  lteAsLt,
  gtAsGte,
  gteAsGt,
  inAsNotIn,
  notInAsIn,
  containsAsContainsi,
  containsiAsContains,
  notContainsAsContains,
  notContainsiAsNotContains,
  startsWithAsContains,
  endsWithAsStartsWith,
  nullAsNotNull,
  notNullAsNull,
  betweenAsIn,
  andAsOr,
  orAsAnd,
  notIgnored,
  noCaseInsensitiveEndsThere,
  deepOneEntryOnly,
]
