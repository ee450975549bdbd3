import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSelftest } from '../selftest/read-selftest.ts'
import { takeWithin } from '../suite/budget.ts'
import type { Scenario } from '../suite/clause.ts'
import { UsageError } from '../usage-error.ts'
import type { FlagSet, Given } from './flags.ts'
import type { Io } from './io.ts'
import { readTimes } from './shard-flags.ts'

export const BUDGET_FLAGS = {
  budget: {
    says: 'take what fits into 5s, by the times of the last run: first what kills most quirks',
    value: 'TIME',
  },
  selftest: {
    says: 'which quirks scenarios kill, for --budget and the kill score (default selftest.json of the reports)',
    value: 'FILE',
  },
} as const satisfies FlagSet

export interface BudgetPlace {
  /** Where reports are. */
  readonly output: string
  readonly workers: number
}

/** The scenarios that fit into --budget; all of them without one. Throws UsageError when no times are known. */
export function withinBudget(
  scenarios: readonly Scenario[],
  { output, workers }: BudgetPlace,
  given: Given,
  io: Io,
): readonly Scenario[] {
  const budget = given.text('budget')
  if (budget === undefined) return scenarios
  const times = readTimes(timesFile(given, output))
  const taken = takeWithin(scenarios, {
    ms: millisecondsIn(budget),
    workers,
    times,
    kills: killsBy(given, output, io),
  })
  io.err(`--budget ${budget}: ${taken.length} of ${scenarios.length} scenarios.\n`)
  return taken
}

function timesFile(given: Given, output: string): string {
  const file = given.text('timings') ?? join(output, 'timings.json')
  if (existsSync(file)) return file
  throw new UsageError(
    `--budget needs the times of an earlier run: there is no ${file}. Run once without --budget.`,
  )
}

/** `5s`, `500ms` or `2m`. */
export function millisecondsIn(text: string): number {
  const [, count, unit = ''] = /^(\d+(?:\.\d+)?)(ms|s|m)$/.exec(text) ?? []
  if (count === undefined) throw new UsageError(`--budget ${text}: expected a time such as 5s, 500ms or 2m.`)
  return Number(count) * (UNITS[unit] ?? 1)
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 }

/** What --selftest names, or the file that a self-test leaves beside the reports. */
export function selftestFile(given: Given, output: string): string {
  return given.text('selftest') ?? join(output, 'selftest.json')
}

/** Quirks by the scenario that was the first to notice them, as `assayer selftest` wrote it. */
function killsBy(given: Given, output: string, io: Io): ReadonlyMap<string, number> {
  const file = selftestFile(given, output)
  const read = readSelftest(file)
  if (!read) {
    io.err(
      `There is no ${file}, so one scenario of each clause comes first; \`assayer selftest\` writes it.\n`,
    )
    return new Map()
  }
  const kills = new Map<string, number>()
  for (const by of read.killedBy) if (by !== null) kills.set(by, (kills.get(by) ?? 0) + 1)
  return kills
}
