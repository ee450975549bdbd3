import type { Quirk } from '../../quirk.ts'
import { badFilterIgnored } from './bad-filter-ignored.ts'
import { parametersIgnored } from './parameter-quirks.ts'
import { unknownRefused } from './unknown-refused.ts'

/** The quirks of the query parameters. */
export const parametersQuirks: readonly Quirk[] = [...parametersIgnored, badFilterIgnored, unknownRefused]
