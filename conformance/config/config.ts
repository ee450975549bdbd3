import type { DatabaseName } from '../programs/databases.ts'
import type { Hazard } from '../safety/hazards.ts'
import type { FailOn, Service } from '../suite/clause.ts'

/**
 * What `assayer.config.ts` says: the targets of a project, and flags that it always wants. The same as
 * `specs/schemas/config.schema.json`. Paths are relative to the file.
 */
export interface Config {
  readonly $schema?: string
  /** The target when no flag names one: a key of `targets`, or `reference`. Without it the only one there is. */
  readonly target?: string
  readonly targets?: Readonly<Record<string, TargetConfig>>
  readonly reporter?: readonly string[]
  readonly output?: string
  readonly strict?: boolean
  readonly failOn?: FailOn
  readonly failOnUnstable?: boolean
  readonly retries?: number
  readonly workers?: number
  /** The requirement set to judge by: a name, which YAML reads as a number where it has no quotes, or a path. */
  readonly requirements?: string | number
}

export interface TargetConfig {
  readonly url: string
  /** Starts the target; it is waited for, and stopped when the run ends. */
  readonly command?: string | CommandConfig
  /** A real program that the kit makes ready, starts and stops: `strapi@4.26.2`. It says what of the rest is usual. */
  readonly start?: string | StartConfig
  /** Without it both. */
  readonly services?: readonly Service[]
  /** The worlds that it holds, or can be seeded with; with addresses when they are served at several. */
  readonly worlds?: readonly string[] | Readonly<Record<string, string>>
  /** Capabilities that it lacks: `graphql`, `i18n`, … */
  readonly without?: readonly string[]
  /** Types of its worlds that it lacks, by plural name. */
  readonly withoutTypes?: readonly string[]
  /** `4.0`: what its platform runs as. */
  readonly platformVersion?: string
  readonly production?: boolean
  readonly staging?: boolean
  /** What its platform calls itself in paths, cookies, headers and codes; without it `platform`. */
  readonly brand?: 'platform' | 'ghost'
  /** The address that its site has in answers; without it the site is asked for it, and then `url` taken. */
  readonly site?: string
  readonly auth?: AuthConfig
  readonly seed?: SeedConfig
  /** Parts of its worlds that it lacks: `times`, `files`, … What a seed by the API cannot put in counts anyway. */
  readonly cannot?: readonly PartName[]
  /** Options that it has in place of its worlds', in the shape of `options.json`; null: it has none. */
  readonly options?: Readonly<Record<string, unknown>>
  readonly reset?: ResetConfig
  /** What may be done to it besides writing: nothing of it without its name here. */
  readonly allow?: readonly Hazard[]
  /** `smtp://127.0.0.1:2525`: where it is told to send its mails. The kit takes them there. */
  readonly mail?: string
  /** No more than so many are sent. */
  readonly requestsPerSecond?: number
  /** Sent with every request. `${NAME}` is an environment variable, which no report shows. */
  readonly headers?: Readonly<Record<string, string>>
  readonly tls?: TlsConfig
  /** The file of its known differences. */
  readonly baseline?: string
  /** Milliseconds for one request. */
  readonly timeout?: number
  /** Seconds to wait until it listens. */
  readonly wait?: number
}

export interface StartConfig {
  /** `strapi@4.26.2`. */
  readonly program: string
  readonly database?: DatabaseName
  /** Where it is installed (default `strapi-4.26.2-sqlite`). */
  readonly directory?: string
  /** Holds the address of an empty database (default `$ASSAYER_DATABASE_URL`); `{world}` in it is a world's name. */
  readonly databaseUrl?: Variable
}

export interface CommandConfig {
  /** A line for the system's shell. */
  readonly run: string
  readonly directory?: string
  /** Added to the kit's own. */
  readonly environment?: Readonly<Record<string, string>>
  /** A path that answers 2xx once the target is ready; without it any answer will do. */
  readonly ready?: string
  /** Seconds until it must be ready (default 60). */
  readonly wait?: number
}

/** `$NAME` of an environment variable: no secret stands in the file. */
export type Variable = string

export interface AuthConfig {
  /** API tokens by their names in the world. */
  readonly tokens?: Readonly<Record<string, Variable>>
  /** Passwords by user name, or by address for the platform. */
  readonly passwords?: Readonly<Record<string, Variable>>
  /** JWTs that users have already, by user name: they need not log in, which a target may not be sent. */
  readonly jwts?: Readonly<Record<string, Variable>>
  /** Sessions that users of the platform have already, by address: `name=value` of the cookie, or `Bearer TOKEN`. */
  readonly sessions?: Readonly<Record<string, Variable>>
  readonly contentKey?: Variable
  /** Holds `id:secret`. */
  readonly adminKey?: Variable
}

/** A line for the system's shell; it finds the world's directory in ASSAYER_WORLD and the target in ASSAYER_URL. */
export interface UpkeepCommand {
  readonly command: string
}

export interface UpkeepRequest {
  readonly method: string
  /** Below the target's URL. */
  readonly path: string
  /** `${NAME}` is an environment variable. */
  readonly headers?: Readonly<Record<string, string>>
  /** A text is sent as it is, anything else as JSON. */
  readonly body?: unknown
}

export type PartName =
  | 'ids'
  | 'times'
  | 'files'
  | 'fileInfo'
  | 'morphRelations'
  | 'bigIntegers'
  | 'timestamps'
  | 'apiTokens'
  | 'jwtSecret'
  | 'permissions'

/** By the target's own API, with a token that may write everything; a platform by its admin API. */
export interface SeedByApi {
  readonly by: 'rest' | 'graphql' | 'admin'
  /** Deletes entries that are not the world's to make room for it; without it, they are a reason to stop. */
  readonly replace?: boolean
}

export type SeedConfig = 'none' | 'control' | 'rest' | 'graphql' | 'admin' | SeedByApi | UpkeepCommand

export type ResetConfig =
  | 'auto'
  | 'none'
  | 'seed'
  | 'delete'
  | UpkeepCommand
  | { readonly request: UpkeepRequest }

export interface TlsConfig {
  /** Files, in PEM. */
  readonly ca?: string
  readonly cert?: string
  readonly key?: string
  /** The name that the certificate must bear. */
  readonly serverName?: string
  /** Takes any certificate. */
  readonly insecure?: boolean
}

/** Gives a configuration back as it is: editors then know its keys. */
export function defineConfig(config: Config): Config {
  return config
}
