import type { Quirk } from '../../quirk.ts'
import { helperScriptMissing } from './helper-script-missing.ts'
import { membersApiSiteServed } from './members-api-served.ts'
import { pagesMissing } from './pages-missing.ts'

/** The quirks of the pages of the site. */
export const siteQuirks: readonly Quirk[] = [membersApiSiteServed, ...pagesMissing, helperScriptMissing]
