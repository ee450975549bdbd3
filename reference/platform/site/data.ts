import type { Version } from '../version.ts'
import type { Tables } from './store.ts'

/** What `platform.json` says of the site itself. */
export interface SiteData {
  readonly title: string
  /** Without a trailing slash. */
  readonly url: string
  readonly version: Version
  /** The oldest version that clients may ask for; null when the world names none. */
  readonly minimumVersion: Version | null
  readonly setup: Setup
}

/** How a site is run: what majors accept or refuse at the start. */
export interface Setup {
  /** `development` is that of one's own machine. */
  readonly environment: string
  readonly database: Database | null
  /** Path of a socket that the site would listen on in place of a port. */
  readonly socket: string | null
  /** Whether the site would also serve secure requests, whatever its URL says. */
  readonly servesSecure: boolean
  /** Whether many wrong attempts are answered with 429. */
  readonly limitsAttempts: boolean
}

/** What a world says of the database: `mysql`, `sqlite3` or any other, and the major version when it is known. */
export interface Database {
  readonly client: string
  readonly version: number | null
}

/** A checked `platform.json`: the site, and its tables with what was missing filled in. */
export interface PlatformData {
  readonly site: SiteData
  readonly tables: Tables
}
