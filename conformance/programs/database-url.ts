import { UsageError } from '../usage-error.ts'
import type { DatabaseName } from './databases.ts'

/** Where a flag, a configuration or the environment says the database. */
export const DATABASE_VARIABLE = 'ASSAYER_DATABASE_URL'

/** What stands for the name of a world in an address: each world has a database of its own. */
const WORLD = '{world}'

const EXAMPLES: Readonly<Record<Exclude<DatabaseName, 'sqlite'>, string>> = {
  postgres: 'postgres://user:password@127.0.0.1:5432/empty',
  mysql: 'mysql://user:password@127.0.0.1:3306/empty',
}

/** Throws UsageError when an address is missing, of another kind, or one for several worlds. */
export function checkDatabaseUrl(
  database: DatabaseName,
  url: string | undefined,
  worlds: number,
): string | null {
  if (database === 'sqlite') return null
  const example = EXAMPLES[database]
  if (url === undefined || url === '') {
    throw new UsageError(
      `${database} needs the address of an empty database: --database-url ${example}, or the same in ${DATABASE_VARIABLE}.`,
    )
  }
  if (!url.startsWith(`${database}:`) && !(database === 'postgres' && url.startsWith('postgresql:'))) {
    throw new UsageError(
      `--database-url: found no address of a ${database} database, expected one such as ${example}.`,
    )
  }
  if (worlds > 1 && !url.includes(WORLD)) {
    throw new UsageError(
      `--database-url: found one database for ${worlds} worlds, expected ${WORLD} in its name.`,
    )
  }
  return url
}

/** The database of one world. */
export function databaseFor(
  { databaseUrl }: { readonly databaseUrl: string | null },
  world: string,
): string | null {
  return databaseUrl?.replaceAll(WORLD, world.replaceAll('-', '_')) ?? null
}
