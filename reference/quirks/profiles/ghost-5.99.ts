import type { Profile } from '../quirk.ts'

/** Ghost 5.99.1 as recorded, where it does otherwise than the documentation says. */
export const ghost599: Profile = {
  name: 'ghost-5.99',
  says: 'Ghost 5.99.1 on SQLite',
  program: { name: 'Ghost', version: '5.99.1', database: 'SQLite' },
  quirks: [
    'platform.versioning.content-version-unasked.always',
    'platform.versioning.compatibility.ignored',
    'platform.versioning.notification.below-running-version',
    'platform.members-api.removed.site-served',
    'platform.changes.5-0.members-email.unserved',
    'platform.content-api.primary-relations.own-include',
    'platform.changes.2-0.theme-warnings.unwanted',
    'platform.changes.4-0.image-provider.as-text',
    'platform.admin-api.posts.content-format.previous-kept',
    'platform.changes.5-0.products-unknown.older-setting',
    'platform.changes.5-0.products-unknown.in-filters',
    'platform.admin-api.db.import-members.leaves-out',
    'platform.versioning.notification-old-urls.unprefixed-only',
    'platform.widget.source.missing',
    'platform.admin-api.tiers.unknown.crashes',
    'platform.admin-api.settings.all-or-nothing.fitting-kept',
    'platform.admin-api.taken.labels-crash',
    'platform.admin-api.taken.posts-crash',
    'platform.admin-api.taken.pages-crash',
  ],
}
