import type { Quirk } from '../../quirk.ts'
import { exportsWithClients } from './exports-with-clients.ts'
import { minorVersionsBreak } from './minor-versions-break.ts'
import { changesNotMade } from './not-made.ts'
import { changesTooEarly } from './too-early.ts'

/** The quirks of the breaking changes. */
export const changesQuirks: readonly Quirk[] = [
  ...changesNotMade,
  ...changesTooEarly,
  exportsWithClients,
  minorVersionsBreak,
]
