import type { Models } from '../content/model/types.ts'

/** One entry as a world's data gives it: attributes as in DESIGN "A world is a directory". */
export type WorldEntry = Readonly<Record<string, unknown> & { id: number }>

/** The content service's options, with what `options.json` (or a project's `config/`) says. */
export interface ContentOptions {
  readonly rest: {
    /** Entries per page when the request names none; 25 when not configured. */
    readonly defaultLimit: number
    /** Upper bound for pageSize and limit; null is no bound. */
    readonly maxLimit: number | null
    readonly withCount: boolean
  }
  /** The `graphql` object as written, `{}` when there is none; null (`"graphql": null` or `false`) is no plugin. */
  readonly graphql: Readonly<Record<string, unknown>> | null
  /** Granted actions per role; null grants every action to the public role. */
  readonly permissions: Readonly<Record<string, readonly string[]>> | null
  readonly apiTokens: readonly ApiToken[]
  readonly jwtSecret: string
  /** Code of the default locale; `en` unless the locales' rows say otherwise. */
  readonly defaultLocale: string
}

export interface ApiToken {
  readonly name: string
  readonly type: 'read-only' | 'full-access' | 'custom'
  readonly permissions: readonly string[]
  /** The token as the caller sends it. */
  readonly accessKey: string
  /** ISO 8601; absent when it never expires. */
  readonly expiresAt?: string
}

/** A parsed and checked world: all that a reference starts from. Immutable. */
export interface World {
  readonly name: string
  readonly models: Models
  /** Entries by content-type uid, in the order given. */
  readonly entries: ReadonlyMap<string, readonly WorldEntry[]>
  readonly options: ContentOptions
  /** `platform.json`, checked; null when the world has no publishing platform site. */
  readonly platform: Readonly<Record<string, unknown>> | null
  /**
   * The project's own code: functions `register({ strapi })`, or objects that have one, in the order in which they
   * run while the service starts. Empty for a world that is data only.
   */
  readonly code: readonly unknown[]
}

/**
 * A world's files by path relative to its directory, as text. `parseWorld` takes this, so that worlds
 * can also come from memory; reading a directory is in `read-directory.ts`, the only file here that knows
 * of a file system.
 */
export type WorldFiles = ReadonlyMap<string, string>
