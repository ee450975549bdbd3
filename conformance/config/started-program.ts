import { resolve } from 'node:path'
import { checkDatabaseUrl, DATABASE_VARIABLE } from '../programs/database-url.ts'
import type { DatabaseName } from '../programs/databases.ts'
import type { Wanted } from '../programs/folder.ts'
import type { ProgramTargetOptions } from '../programs/program-target.ts'
import { type Choice, choiceNamed } from '../programs/programs.ts'
import type { StartConfig, TargetConfig } from './config.ts'

/** With what is usual for the program that is started, where the configuration does not say it. */
export function withUsual(config: TargetConfig): TargetConfig {
  if (config.start === undefined) return config
  const { program, release } = choiceNamed(inFull(config.start).program)
  const mail = program.mailPort?.(Number(new URL(config.url).port))
  const without = [...(program.target.without ?? []), ...(release.without ?? [])]
  return {
    worlds: [program.world],
    ...program.target,
    ...(without.length > 0 && { without }),
    ...(mail !== undefined && { mail: `smtp://127.0.0.1:${mail}` }),
    ...config,
  }
}

/** The profile of the program that is started; null where none is known, or nothing is started. */
export function profileOf({ start }: TargetConfig): string | null {
  return start === undefined ? null : (choiceNamed(inFull(start).program).release.profile ?? null)
}

/** The version of the program that is started; null where nothing is. */
export function startedVersion({ start }: TargetConfig): string | null {
  return start === undefined ? null : choiceNamed(inFull(start).program).release.version
}

function inFull(start: string | StartConfig): StartConfig {
  return typeof start === 'string' ? { program: start } : start
}

/** The folder where nothing is said: `strapi-4.26.2-sqlite`. */
export function usualDirectory({ program, release }: Choice, database: DatabaseName): string {
  return `${program.name}-${release.version}-${database}`
}

export interface Place {
  /** What paths are relative to. */
  readonly directory: string
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** What is started, and what its database is. Throws UsageError when one of it cannot be. */
export function startOf(
  start: string | StartConfig,
  worlds: number,
  { directory, environment }: Place,
): Pick<ProgramTargetOptions, 'wanted' | 'databaseUrl'> {
  const { program: named, directory: own, databaseUrl = `$${DATABASE_VARIABLE}`, ...said } = inFull(start)
  const choice = choiceNamed(named)
  const database = said.database ?? choice.program.databases[0] ?? 'sqlite'
  const wanted: Wanted = {
    ...choice,
    database,
    directory: resolve(directory, own ?? usualDirectory(choice, database)),
  }
  return { wanted, databaseUrl: checkDatabaseUrl(database, environment[databaseUrl.slice(1)], worlds) }
}
