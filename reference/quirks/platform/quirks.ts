import type { Quirk } from '../quirk.ts'
import { addressesQuirks } from './addresses.ts'
import { adminApiQuirks } from './admin-api.ts'
import { authenticationQuirks } from './authentication.ts'
import { changesQuirks } from './changes.ts'
import { contentApiQuirks } from './content-api.ts'
import { contentClaimsQuirks } from './content-claims.ts'
import { contentKeysQuirks } from './content-keys.ts'
import { httpQuirks } from './http.ts'
import { olderEndpointsQuirks } from './older-endpoints.ts'
import { parametersQuirks } from './parameters.ts'
import { settingsQuirks } from './settings.ts'
import { shownPostsQuirks } from './shown-posts.ts'
import { siteQuirks } from './site.ts'
import { siteClaimsQuirks } from './site-claims.ts'
import { urlsQuirks } from './urls.ts'
import { versioningQuirks } from './versioning.ts'

/** The quirks of the publishing platform. */
export const platformQuirks: readonly Quirk[] = [
  ...changesQuirks,
  ...versioningQuirks,
  ...authenticationQuirks,
  ...parametersQuirks,
  ...contentApiQuirks,
  ...adminApiQuirks,
  ...httpQuirks,
  ...urlsQuirks,
  ...siteQuirks,
  ...contentClaimsQuirks,
  ...contentKeysQuirks,
  ...shownPostsQuirks,
  ...addressesQuirks,
  ...olderEndpointsQuirks,
  ...settingsQuirks,
  ...siteClaimsQuirks,
]
