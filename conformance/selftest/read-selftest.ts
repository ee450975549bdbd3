import { existsSync } from 'node:fs'
import { isObject } from '../compare/json-value.ts'
import type { FairnessScore, KillScore } from '../report/report.ts'
import { readJson } from '../suite/worlds.ts'
import { UsageError } from '../usage-error.ts'

/** What `assayer selftest` found. */
export interface SelftestFile {
  /** A scenario that turned red for each quirk, null for one that survived. */
  readonly killedBy: readonly (string | null)[]
  /** Ids of documented clauses of which a quirk turned one of their own scenarios red. */
  readonly proven: readonly string[]
  /** Ids of scenarios that turned red at a server that is right. */
  readonly unfair: readonly string[]
  /** For each server that is right, whether nothing turned red at it. */
  readonly isFair: readonly boolean[]
  /** Whether all quirks were tried, and all right servers. */
  readonly isWhole: { readonly kills: boolean; readonly fairness: boolean }
}

/** Reads a `selftest.json`. Null when there is none; throws UsageError for any other file. */
export function readSelftest(file: string): SelftestFile | null {
  if (!existsSync(file)) return null
  const { format, quirks, all, proofs, fairness } = Object(readJson(file))
  if (format !== 'assayer-selftest' || !Array.isArray(quirks)) {
    throw new UsageError(`--selftest ${file}: expected the selftest.json of \`assayer selftest\`.`)
  }
  const servers = isObject(fairness) && Array.isArray(fairness.servers) ? fairness.servers : []
  return {
    killedBy: quirks.map(quirk =>
      isObject(quirk) && typeof quirk.killedBy === 'string' ? quirk.killedBy : null,
    ),
    proven: isObject(proofs) ? Object.keys(proofs) : [],
    unfair: servers.flatMap(server =>
      isObject(server) && Array.isArray(server.turnsRed) ? server.turnsRed.map(String) : [],
    ),
    isFair: servers.map(
      server => isObject(server) && Array.isArray(server.turnsRed) && server.turnsRed.length === 0,
    ),
    isWhole: {
      kills: quirks.length === all,
      fairness: isObject(fairness) && servers.length === fairness.all,
    },
  }
}

/**
 * The documented clauses of which a quirk turned one of their own scenarios red, from a self-test of all quirks. Null
 * when there was none.
 */
export function readProofs(file: string): ReadonlySet<string> | null {
  const read = readSelftest(file)
  return read?.isWhole.kills ? new Set(read.proven) : null
}

/** How good and how fair a suite is; null for what no self-test measured in full. */
export interface Scores {
  readonly killScore: KillScore | null
  readonly fairnessScore: FairnessScore | null
}

/** Both scores that a self-test measured. */
export function readScores(file: string): Scores {
  const read = readSelftest(file)
  if (!read) return { killScore: null, fairnessScore: null }
  const { killedBy, isFair, isWhole } = read
  return {
    // A self-test of fairness alone, to platforms of one version, has no quirks at all.
    killScore:
      isWhole.kills && killedBy.length > 0
        ? { killed: killedBy.filter(by => by !== null).length, quirks: killedBy.length }
        : null,
    fairnessScore: isWhole.fairness
      ? { fair: isFair.filter(fair => fair).length, servers: isFair.length }
      : null,
  }
}
