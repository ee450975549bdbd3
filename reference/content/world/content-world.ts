/** One entry as a world's data gives it: attributes as in DESIGN "A world is a directory". */
export type WorldEntry = Readonly<Record<string, unknown> & { id: number }>

/** The paths of the documentation begin so. */
export const API = '/api'

/** The content service's options, with what `options.json` (or a project's `config/`) says. */
export interface ContentOptions {
  readonly rest: {
    /** Entries per page when the request names none; 25 when not configured. */
    readonly defaultLimit: number
    /** Upper bound for pageSize and limit; null is no bound. */
    readonly maxLimit: number | null
    readonly withCount: boolean
    /** What stands in front of every path, without a slash at its end: `/api` when not configured. */
    readonly prefix: string
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
