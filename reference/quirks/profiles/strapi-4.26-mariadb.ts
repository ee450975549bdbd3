import type { Profile } from '../quirk.ts'
import { strapi426 } from './strapi-4.26.ts'

/** Strapi 4.26.2, community edition, on MariaDB 10.11 with the collation utf8mb4_general_ci, as observed. */
export const strapi426Mariadb: Profile = {
  name: 'strapi-4.26-mariadb',
  says: 'Strapi 4.26.2 on MariaDB 10.11',
  ordersByStorage: true,
  quirks: [
    ...strapi426,
    'content.filters.eqi.as-collating-like',
    'content.filters.nei.as-collating-like',
    'content.filters.contains.as-collating-like',
    'content.filters.containsi.as-collating-like',
    'content.filters.not-contains.as-collating-like',
    'content.filters.not-containsi.as-collating-like',
    'content.filters.starts-with.as-collating-like',
    'content.filters.starts-withi.as-collating-like',
    'content.filters.ends-with.as-collating-like',
    'content.filters.ends-withi.as-collating-like',
    'content.filters.eq.by-collation',
    'content.filters.ne.by-collation',
    'content.filters.in.by-collation',
    'content.filters.not-in.by-collation',
    'content.filters.text-order.lt-by-collation',
    'content.filters.text-order.lte-by-collation',
    'content.filters.text-order.gt-by-collation',
    'content.filters.text-order.gte-by-collation',
    'content.filters.text-order.between-by-collation',
    'content.filters.operand.whole-number.as-zero',
    'content.filters.text-form.as-column',
    'content.search.literal.as-mariadb-like',
    'content.single-entries.id-text.leading-number',
    'content.users.login.identifier.username-any-case',
    'content.sort.order.by-collation',
    'content.writes.constraints.unique.by-collation',
    'content.writes.values.json.text-read',
  ],
}
