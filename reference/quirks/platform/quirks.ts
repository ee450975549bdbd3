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
import { postsQuirks } from './posts.ts'
import { settingsQuirks } from './settings.ts'
import { shownPostsQuirks } from './shown-posts.ts'
import { siteQuirks } from './site.ts'
import { siteClaimsQuirks } from './site-claims.ts'
import { themesQuirks } from './themes.ts'
import { urlsQuirks } from './urls.ts'
import { versioningQuirks } from './versioning.ts'
import { wordsQuirks } from './words.ts'

/** The quirks of the publishing platform. */
export const platformQuirks: readonly Quirk[] = [
  ...changesQuirks,
  ...wordsQuirks,
  ...versioningQuirks,
  ...authenticationQuirks,
  ...parametersQuirks,
  ...contentApiQuirks,
  ...postsQuirks,
  ...themesQuirks,
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
