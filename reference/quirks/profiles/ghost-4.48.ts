import type { Profile } from '../quirk.ts'

/** Ghost 4.48.9 as recorded, where it does otherwise than the documentation says; with `--platform-version 4.48`. */
export const ghost448: Profile = {
  name: 'ghost-4.48',
  says: 'Ghost 4.48.9 on SQLite',
  program: { name: 'Ghost', version: '4.48.9', database: 'SQLite' },
  quirks: [
    'platform.content-api.primary-relations.own-include',
    'platform.changes.3-0.page-attribute.of-pages',
    'platform.changes.4-0.image-provider.as-text',
    'platform.changes.5-0.tiers-not-yet.both-paths',
    'platform.widget.source.missing',
  ],
}
