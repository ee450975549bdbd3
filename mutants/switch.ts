/**
 * What instrumented sources ask: which mutant is on. Each asks before it decides, so that it is known, too, which ones a
 * request comes across.
 */
let active = Number(process.env.ASSAYER_MUTANT ?? -1)
/** What is decided while modules are loaded is decided once: such mutants need a process of their own. */
export const metWhileLoading = new Set<number>()
let met: Set<number> | null = metWhileLoading

/** How often it may still be asked: a mutant can make a loop that never ends. */
let left = Number.POSITIVE_INFINITY

/** Whether this mutant is on. */
export function isOn(mutant: number): boolean {
  if (--left < 0) throw new Error(NEVER_ENDS)
  met?.add(mutant)
  return mutant === active
}

/** What is thrown wherever code goes on after it was asked too often. */
export const NEVER_ENDS = 'it never ends'

/** From now on it may be asked so often. Gives how often it could still have been asked. */
export function allow(most: number): number {
  const rest = left
  left = most
  return rest
}

/** How often it may be asked where it is asked so often usually: a loop that goes on for longer never ends. */
export function farTooOften(usually: number): number {
  return (usually + 1_000) * 100
}

/** Turns one mutant on, and all others off; -1 is none. */
export function turnOn(mutant: number): void {
  active = mutant
}

/** Gathers the mutants that are come across from now on. */
export function gather(into: Set<number> | null): void {
  met = into
}
