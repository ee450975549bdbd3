import type { ContentUnits } from '../content/units.ts'
import type { PlatformUnits } from '../platform/units.ts'

/** Every list of units of the reference: what a quirk may replace. */
export interface Units {
  readonly content: ContentUnits
  readonly platform: PlatformUnits
}
