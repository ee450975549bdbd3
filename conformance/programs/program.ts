import type { JsonObject } from '../compare/json-value.ts'
import type { TargetConfig } from '../config/config.ts'
import type { DatabaseName } from './databases.ts'

/** A real program that the kit can make ready, start and stop. */
export interface Program {
  /** As it is named in `strapi@4.26.2`. */
  readonly name: string
  /** As people call it. */
  readonly title: string
  /** Versions that are known to install, the newest first. */
  readonly releases: readonly Release[]
  /** The first one is taken where nothing is said. */
  readonly databases: readonly DatabaseName[]
  /** The port where nothing is said. */
  readonly port: number
  /** The world that it holds where nothing is said. */
  readonly world: string
  /** The suite's worlds that it can hold, the one above first. */
  worldsIn(specs: string): readonly string[]
  /** `package.json` of the folder in which it is installed. */
  manifest(release: Release, database: DatabaseName): JsonObject
  /** What is to be done once what is pinned is installed; undefined: nothing. */
  complete?(completing: Completing): Promise<void>
  /** What its project for a world consists of. Throws UsageError for a world that cannot be used. */
  project(making: Making): Promise<Project>
  /** The line that serves a project, below its folder, and what it finds in the environment. */
  launch(launching: Launching): Launch
  /** A path that answers 2xx once it is ready. */
  readonly ready: string
  /** Credentials by the variables that stand for them, where the worlds' own will not do. */
  readonly credentials: Readonly<Record<string, string>>
  /** What the kit must know of it besides where it is, and which worlds it holds. */
  readonly target: Pick<
    TargetConfig,
    'services' | 'seed' | 'allow' | 'brand' | 'cannot' | 'without' | 'platformVersion'
  >
  /** Where it takes, besides its own API, what puts its database back to the letter; undefined, null: nowhere. */
  memory?(database: DatabaseName, release: Release): Memory | null
  /** Where it sends its mails, by its own port; undefined: nowhere. */
  mailPort?(port: number): number
}

/** Paths for a POST, answered with 2xx. */
export interface Memory {
  /** What is there now is what is put back. */
  readonly remember: string
  readonly putBack: string
  /** Whether it refuses where more than tables was written to; undefined: there is nothing more. */
  readonly isOfTables?: true
}

export interface Release {
  readonly version: string
  /** The majors of Node that it runs on; null: it brings its own. */
  readonly nodes: readonly number[] | null
  /** Packages at exact versions that are known to work together. */
  readonly dependencies: Readonly<Record<string, string>>
  /** Capabilities that it lacks besides those that no version has; undefined: none. */
  readonly without?: readonly string[]
  /** The profile that is made after it; undefined: it depends on more than the version. */
  readonly profile?: string
}

/** A folder in which a program is installed. */
export interface Completing {
  readonly release: Release
  readonly folder: string
  /** Runs a line for the system's shell there. Throws TargetDown when it fails. */
  run(line: string): Promise<void>
}

export interface Making {
  readonly release: Release
  readonly database: DatabaseName
  /** The directory of the world. */
  readonly world: string
  /** Where the program is installed. */
  readonly folder: string
}

export interface Project {
  /** Files and directories to copy into the project's folder, one after the other. */
  readonly copies: readonly { readonly to: string; readonly from: string }[]
  /** Texts by their path below the project's folder, written over what was copied. */
  readonly files: ReadonlyMap<string, string>
  /** What earlier runs left there, and the next one is to begin without. */
  readonly leftovers: readonly string[]
}

export interface Launching {
  readonly release: Release
  readonly port: number
  /** Null: the database is in the project's folder. */
  readonly databaseUrl: string | null
  readonly production: boolean
}

export interface Launch {
  readonly run: string
  readonly environment: Readonly<Record<string, string>>
}
