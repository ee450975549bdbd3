import type { DatabaseName } from '../databases.ts'
import type { Release } from '../program.ts'

/** With these beside it any 4.x installs: what it leaves open has moved on to versions that do not fit. */
const BESIDE = {
  graphql: '15.8.0',
  react: '18.3.1',
  'react-dom': '18.3.1',
  'react-router-dom': '5.3.4',
  'styled-components': '5.3.11',
}

/** Versions that were installed and judged. A new one: a line here. */
export const releases: readonly Release[] = [release('4.26.2', [18, 20, 22]), release('4.15.5', [18, 20])]

function release(version: string, nodes: readonly number[]): Release {
  const own = [
    '@strapi/strapi',
    '@strapi/plugin-users-permissions',
    '@strapi/plugin-i18n',
    '@strapi/plugin-graphql',
  ]
  return {
    version,
    nodes,
    dependencies: { ...Object.fromEntries(own.map(name => [name, version])), ...BESIDE },
  }
}

/** What speaks to a database. */
export const DRIVERS: Readonly<Record<DatabaseName, Readonly<Record<string, string>>>> = {
  sqlite: { 'better-sqlite3': '9.6.0' },
  postgres: { pg: '8.23.1' },
  mysql: { mysql2: '3.24.6' },
}
