import type { Quirk } from '../../quirk.ts'
import { linkQuirks } from './links.ts'
import { restQuirks } from './rest.ts'
import { storeQuirks } from './store.ts'
import { valueQuirks } from './values.ts'

/** The quirks of writes. */
export const writeQuirks: readonly Quirk[] = [...restQuirks, ...valueQuirks, ...linkQuirks, ...storeQuirks]
