import type { Quirk } from '../quirk.ts'
import { adminApiQuirks } from './admin-api.ts'
import { authenticationQuirks } from './authentication.ts'
import { changesQuirks } from './changes.ts'
import { contentApiQuirks } from './content-api.ts'
import { httpQuirks } from './http.ts'
import { parametersQuirks } from './parameters.ts'
import { postsQuirks } from './posts.ts'
import { siteQuirks } from './site.ts'
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
]
