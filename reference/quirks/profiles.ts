import { ghost342 } from './profiles/ghost-3.42.ts'
import { ghost448 } from './profiles/ghost-4.48.ts'
import { ghost599 } from './profiles/ghost-5.99.ts'
import { strapi415Sqlite } from './profiles/strapi-4.15-sqlite.ts'
import { strapi426Mariadb } from './profiles/strapi-4.26-mariadb.ts'
import { strapi426Postgres } from './profiles/strapi-4.26-postgres.ts'
import { strapi426Sqlite } from './profiles/strapi-4.26-sqlite.ts'
import type { Profile } from './quirk.ts'

/** Every profile: a named list of quirks that together describe one real program. */
export const profiles: readonly Profile[] = [
  strapi426Sqlite,
  strapi426Postgres,
  strapi426Mariadb,
  strapi415Sqlite,
  ghost599,
  ghost448,
  ghost342,
]
