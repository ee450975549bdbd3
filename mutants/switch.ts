/**
 * What instrumented sources ask: which mutant is on. Each asks before it decides, so that it is known, too, which ones a
 * request comes across.
 */
let active = Number(process.env.ASSAYER_MUTANT ?? -1)
/** What is decided while modules are loaded is decided once: such mutants need a process of their own. */
export const metWhileLoading = new Set<number>()
let met: Set<number> | null = metWhileLoading

/** Whether this mutant is on. */
export function isOn(mutant: number): boolean {
  met?.add(mutant)
  return mutant === active
}

/** Turns one mutant on, and all others off; -1 is none. */
export function turnOn(mutant: number): void {
  active = mutant
}

/** Gathers the mutants that are come across from now on. */
export function gather(into: Set<number> | null): void {
  met = into
}
