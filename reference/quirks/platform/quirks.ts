import type { Quirk } from '../quirk.ts'
import { addressesQuirks } from './addresses.ts'
import { adminApiQuirks } from './admin-api.ts'
import { authenticationQuirks } from './authentication.ts'
import { changesQuirks } from './changes.ts'
import { contentApiQuirks } from './content-api.ts'
import { contentClaimsQuirks } from './content-claims.ts'
import { contentKeysQuirks } from './content-keys.ts'
import { entryQuirks } from './entry.ts'
import { goneQuirks } from './gone.ts'
import { httpQuirks } from './http.ts'
import { managedQuirks } from './managed.ts'
import { newslettersQuirks } from './newsletters.ts'
import { observedQuirks } from './observed.ts'
import { observedChangesQuirks } from './observed-changes.ts'
import { olderAttributesQuirks } from './older-attributes.ts'
import { olderEndpointsQuirks } from './older-endpoints.ts'
import { olderMajorsQuirks } from './older-majors.ts'
import { parametersQuirks } from './parameters.ts'
import { postEmailsQuirks } from './post-emails.ts'
import { postsQuirks } from './posts.ts'
import { settingsQuirks } from './settings.ts'
import { shownPostsQuirks } from './shown-posts.ts'
import { siteQuirks } from './site.ts'
import { siteClaimsQuirks } from './site-claims.ts'
import { takenQuirks } from './taken.ts'
import { themesQuirks } from './themes.ts'
import { tiersQuirks } from './tiers.ts'
import { urlsQuirks } from './urls.ts'
import { userDeletionQuirks } from './user-deletion.ts'
import { versionHeadersQuirks } from './version-headers.ts'
import { versioningQuirks } from './versioning.ts'
import { wordsQuirks } from './words.ts'

/** The quirks of the publishing platform. */
export const platformQuirks: readonly Quirk[] = [
  ...changesQuirks,
  ...wordsQuirks,
  ...versioningQuirks,
  ...versionHeadersQuirks,
  ...authenticationQuirks,
  ...entryQuirks,
  ...parametersQuirks,
  ...contentApiQuirks,
  ...postsQuirks,
  ...themesQuirks,
  ...adminApiQuirks,
  ...managedQuirks,
  ...goneQuirks,
  ...takenQuirks,
  ...tiersQuirks,
  ...newslettersQuirks,
  ...postEmailsQuirks,
  ...userDeletionQuirks,
  ...observedQuirks,
  ...observedChangesQuirks,
  ...httpQuirks,
  ...urlsQuirks,
  ...siteQuirks,
  ...contentClaimsQuirks,
  ...contentKeysQuirks,
  ...shownPostsQuirks,
  ...addressesQuirks,
  ...olderAttributesQuirks,
  ...olderEndpointsQuirks,
  ...olderMajorsQuirks,
  ...settingsQuirks,
  ...siteClaimsQuirks,
]
