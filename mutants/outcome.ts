import type { Mutant } from './instrument.ts'

/**
 * By what a mutant was killed: a scenario, a file of tests, or a few words. null: nothing notices it. `unmet`: nothing
 * comes across it.
 */
export interface Outcome {
  readonly by: string | null | 'unmet'
}

export function isKilled({ by }: Outcome): boolean {
  return by !== null && by !== 'unmet'
}

/** Mutants by their numbers. */
export type Outcomes = ReadonlyMap<number, Outcome>

/** No scenario takes a hundredth of it, and no file of tests half; what is silent for longer never ends. */
export const PATIENCE = 60_000

/** To begin a process, and to ask everything once. */
export const START = 600_000

/** What is said while there is nothing to see yet: how far it is, and what was not noticed so far. */
export function showProgress(outcomes: Outcomes, mutant: Mutant, all: number): void {
  const outcome = outcomes.get(mutant.id)
  if (outcome && !isKilled(outcome)) process.stderr.write(`\n${lineOf(mutant)}`)
  else if (process.stderr.isTTY) process.stderr.write(`\r${outcomes.size} of ${all} `)
}

/** A mutant in one line. */
export function lineOf({ file, line, before, says }: Mutant): string {
  return `  ${file}:${line}  ${before.slice(0, 90)}  ${says}`
}
