import type { Profile } from '../quirk.ts'

/** Ghost 3.42.9 as recorded, where it does otherwise than the documentation says; with `--platform-version 3.42`. */
export const ghost342: Profile = {
  name: 'ghost-3.42',
  says: 'Ghost 3.42.9 on SQLite',
  program: { name: 'Ghost', version: '3.42.9', database: 'SQLite' },
  quirks: [
    'platform.content-api.primary-relations.own-include',
    'platform.changes.3-0.page-attribute.of-pages',
    'platform.urls.absolute-pictures.setting-og-image-relative',
    'platform.urls.absolute-pictures.setting-twitter-image-relative',
  ],
}
