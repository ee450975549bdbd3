import type { Quirk } from '../../quirk.ts'
import { emptyKeysLeftOut } from './empty-keys-left-out.ts'
import { headWithoutType } from './head-without-type.ts'
import { malformedJsonNamed } from './malformed-json-named.ts'
import { shortErrorsWithType } from './short-errors-with-type.ts'
import { slashNotNeeded } from './slash-not-needed.ts'

/** The quirks of HTTP. */
export const httpQuirks: readonly Quirk[] = [
  emptyKeysLeftOut,
  headWithoutType,
  malformedJsonNamed,
  shortErrorsWithType,
  slashNotNeeded,
]
