import { existsSync } from 'node:fs'
import { isObject } from '../compare/json-value.ts'
import type { KillScore } from '../report/report.ts'
import { readJson } from '../suite/worlds.ts'
import { UsageError } from '../usage-error.ts'

/** What `assayer selftest` found: a scenario that turned red for each quirk, null for one that survived. */
export interface SelftestFile {
  readonly killedBy: readonly (string | null)[]
  /** Whether all quirks were tried. */
  readonly isWhole: boolean
}

/** Reads a `selftest.json`. Null when there is none; throws UsageError for any other file. */
export function readSelftest(file: string): SelftestFile | null {
  if (!existsSync(file)) return null
  const { format, quirks, all } = Object(readJson(file))
  if (format !== 'assayer-selftest' || !Array.isArray(quirks)) {
    throw new UsageError(`--selftest ${file}: expected the selftest.json of \`assayer selftest\`.`)
  }
  return {
    killedBy: quirks.map(quirk =>
      isObject(quirk) && typeof quirk.killedBy === 'string' ? quirk.killedBy : null,
    ),
    isWhole: quirks.length === all,
  }
}

/** The kill score that a self-test of all quirks measured; null when there was none. */
export function readKillScore(file: string): KillScore | null {
  const read = readSelftest(file)
  if (!read?.isWhole) return null
  return { killed: read.killedBy.filter(by => by !== null).length, quirks: read.killedBy.length }
}
