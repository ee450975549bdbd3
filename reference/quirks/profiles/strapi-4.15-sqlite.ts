import type { Profile } from '../quirk.ts'
import { strapi426Sqlite } from './strapi-4.26-sqlite.ts'

/** Deviations that came after 4.15. */
const LATER = ['content.filters.media-refused.filterable', 'content.filters.or-siblings.refused']

/** Strapi 4.15.5, community edition, on SQLite, where the suite showed that it is not as 4.26.2 is. */
export const strapi415Sqlite: Profile = {
  name: 'strapi-4.15-sqlite',
  says: 'Strapi 4.15.5 on SQLite (better-sqlite3)',
  program: { name: 'Strapi', version: '4.15.5', database: 'SQLite' },
  ordersByStorage: true,
  quirks: [
    ...strapi426Sqlite.quirks.filter(quirk => !LATER.includes(quirk)),
    'content.filters.relation-identifier.refused',
    'content.filters.relation-presence.refused',
    'content.populate.zone-shared.own-fields',
  ],
}
