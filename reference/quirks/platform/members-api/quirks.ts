import type { Quirk } from '../../quirk.ts'
import { membersApiMissing } from './members-api-missing.ts'

/** The quirks of the API of the widget. */
export const membersApiQuirks: readonly Quirk[] = [membersApiMissing]
