import type { Quirk } from '../../quirk.ts'
import { canaryDeprecated } from './canary-deprecated.ts'
import { doorQuirks } from './door-quirks.ts'
import { firstGenerationMissing } from './first-generation-missing.ts'
import { negotiationQuirks } from './negotiation-quirks.ts'
import { newerVersionForbidden } from './newer-version-forbidden.ts'
import { notifiesAgain } from './notifies-again.ts'
import { prefixOf5 } from './prefix-of-5.ts'

/** The quirks of versioning. */
export const versioningQuirks: readonly Quirk[] = [
  ...doorQuirks,
  ...negotiationQuirks,
  canaryDeprecated,
  firstGenerationMissing,
  newerVersionForbidden,
  notifiesAgain,
  prefixOf5,
]
