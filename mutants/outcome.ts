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

/** No scenario takes a hundredth of it, and no file of tests half; what takes longer never ends. */
export const PATIENCE = 60_000

/** To begin a process, and to ask everything once. */
export const START = 600_000

/** What is said while there is nothing to see yet. */
export function showProgress(done: number, all: number): void {
  if (process.stderr.isTTY && done % 10 === 0) process.stderr.write(`\r${done} of ${all} `)
}
