import type { Profile } from '../quirk.ts'
import { strapi426 } from './strapi-4.26.ts'

/** Strapi 4.26.2, community edition, on SQLite, as recorded. */
export const strapi426Sqlite: Profile = {
  name: 'strapi-4.26-sqlite',
  says: 'Strapi 4.26.2 on SQLite (better-sqlite3)',
  program: { name: 'Strapi', version: '4.26.2', database: 'SQLite' },
  ordersByStorage: true,
  quirks: [
    ...strapi426,
    'content.filters.eqi.as-like',
    'content.filters.nei.as-like',
    'content.filters.contains.as-like',
    'content.filters.containsi.as-like',
    'content.filters.not-contains.as-like',
    'content.filters.not-containsi.as-like',
    'content.filters.starts-with.as-like',
    'content.filters.starts-withi.as-like',
    'content.filters.ends-with.as-like',
    'content.filters.ends-withi.as-like',
    'content.filters.case-folding.ascii-only',
    'content.filters.unknown-operator.json-superset-refused',
    'content.filters.text-form.as-stored',
    'content.filters.not-shape.list-as-written',
    'content.resources.attribute-values.biginteger-rounded',
    'content.graphql.types.biginteger.rounded',
    'content.graphql.errors.bad-user-input.sql-text',
    'content.search.literal.as-like',
    'content.sort.ties.uid-descending',
    'content.writes.values.biginteger.as-sqlite',
  ],
}
