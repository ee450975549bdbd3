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
    says: 'only what fits into a time such as 5s, most revealing scenarios first',
    value: 'TIME',
  },
  selftest: {
    says: 'results of a self-test, for --budget and the kill score (default: selftest.json in the reports)',
    value: 'FILE',
  },
} as const satisfies FlagSet

export interface BudgetPlace {
  /** Where reports are. */
  readonly output: string
  readonly workers: number
  /** What the kill matrix says of these scenarios; undefined: it knows none of them. */
  readonly likely?: ReadonlyMap<string, number> | undefined
}

/** What a scenario is taken to last, in milliseconds, as long as no run has measured any. */
const USUAL_MS = 20

/** The scenarios that fit into --budget; all of them without one. It says what they were picked by. */
export function withinBudget(
  scenarios: readonly Scenario[],
  { output, workers, likely }: BudgetPlace,
  given: Given,
  io: Io,
): readonly Scenario[] {
  const budget = given.text('budget')
  if (budget === undefined) return scenarios
  const ms = millisecondsIn(budget)
  const [timesFile, killsFile] = [
    given.text('timings') ?? join(output, 'timings.json'),
    selftestFile(given, output),
  ]
  const times = existsSync(timesFile) ? readTimes(timesFile) : null
  const isNamed = given.text('selftest') !== undefined
  const kills = (isNamed ? null : likely) ?? killsBy(killsFile)
  const taken = takeWithin(scenarios, {
    ms,
    workers,
    times: times ?? {},
    usual: USUAL_MS,
    kills: kills ?? new Map(),
  })
  const order = kills
    ? `those that reveal the most quirks first, according to ${kills === likely ? 'the kill matrix' : killsFile}`
    : `one per clause first, because there is no ${killsFile}`
  const length = times
    ? `with the times of ${timesFile}`
    : `assuming ${USUAL_MS} ms each, because there is no ${timesFile} yet`
  io.err(`--budget ${budget}: ${taken.length} of ${scenarios.length} scenarios; ${order}; ${length}.\n`)
  return taken
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

/** Quirks by the scenario that was the first to notice them, as `assayer selftest` wrote it; null: it did not. */
function killsBy(file: string): ReadonlyMap<string, number> | null {
  const read = readSelftest(file)
  if (!read) return null
  const kills = new Map<string, number>()
  for (const by of read.killedBy) if (by !== null) kills.set(by, (kills.get(by) ?? 0) + 1)
  return kills
}
