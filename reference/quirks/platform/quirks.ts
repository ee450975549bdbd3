import type { Quirk } from '../quirk.ts'
import { adminApiQuirks } from './admin-api/quirks.ts'
import { authenticationQuirks } from './authentication/quirks.ts'
import { changesQuirks } from './changes/quirks.ts'
import { contentApiQuirks } from './content-api/quirks.ts'
import { httpQuirks } from './http/quirks.ts'
import { membersApiQuirks } from './members-api/quirks.ts'
import { parametersQuirks } from './parameters/quirks.ts'
import { routesMissing } from './routes/routes-missing.ts'
import { siteQuirks } from './site/quirks.ts'
import { urlsQuirks } from './urls/quirks.ts'
import { usersQuirks } from './users/quirks.ts'
import { versioningQuirks } from './versioning/quirks.ts'

/** The quirks of the publishing platform. */
export const platformQuirks: readonly Quirk[] = [
  ...changesQuirks,
  ...versioningQuirks,
  ...authenticationQuirks,
  ...parametersQuirks,
  ...routesMissing,
  ...contentApiQuirks,
  ...adminApiQuirks,
  ...httpQuirks,
  ...urlsQuirks,
  ...usersQuirks,
  ...siteQuirks,
  ...membersApiQuirks,
]
