import type { Profile } from '../quirk.ts'
import { strapi426 } from './strapi-4.26.ts'

/**
 * Strapi 4.26.2, community edition, on PostgreSQL 15 with the collation en_US.utf8, as recorded. The order of rows
 * that nothing orders is that of the storage, and not described.
 */
export const strapi426Postgres: Profile = {
  name: 'strapi-4.26-postgres',
  says: 'Strapi 4.26.2 on PostgreSQL 15',
  program: { name: 'Strapi', version: '4.26.2', database: 'PostgreSQL' },
  ordersByStorage: true,
  quirks: [
    ...strapi426,
    'content.filters.eqi.as-escaping-like',
    'content.filters.nei.as-escaping-like',
    'content.filters.contains.as-escaping-like',
    'content.filters.containsi.as-escaping-like',
    'content.filters.not-contains.as-escaping-like',
    'content.filters.not-containsi.as-escaping-like',
    'content.filters.starts-with.as-escaping-like',
    'content.filters.starts-withi.as-escaping-like',
    'content.filters.ends-with.as-escaping-like',
    'content.filters.ends-withi.as-escaping-like',
    'content.filters.text-order.lt-by-language',
    'content.filters.text-order.lte-by-language',
    'content.filters.text-order.gt-by-language',
    'content.filters.text-order.gte-by-language',
    'content.filters.text-order.between-by-language',
    'content.filters.unknown-operator.json-superset-refused',
    'content.filters.operand.number.whole-integers',
    'content.filters.operand.whole-number.refused',
    'content.filters.text-form.as-cast',
    'content.filters.text-form.json.spaced',
    'content.filters.text-form.texts-only',
    'content.graphql.errors.bad-user-input.quoted-sql-text',
    'content.search.literal.as-postgres-like',
    'content.single-entries.id-text.whole-only',
    'content.users.one.whole-ids-only',
    'content.resources.attribute-values.time-without-zeros',
    'content.sort.order.by-language',
    'content.sort.order.nulls-last',
  ],
}
