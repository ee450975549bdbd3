/** How mutants are put on, and who hears of it. */
export interface Asking {
  /** -1 is none. */
  readonly turnOn: (mutant: number) => void
  readonly note: (what: 'on' | 'off' | 'killed', mutant: number) => void
  /** Whether a run passes: neither fails, nor takes far too long. */
  readonly passes: () => Promise<boolean>
}

/**
 * Asks a test again with each mutant on, and gives how many could be asked. A kill counts only if the test passes before
 * and after it without any: what a mutant leaves behind, or a test that cannot be run twice, kills nothing.
 */
export async function askAgain(wanted: readonly number[], { turnOn, note, passes }: Asking): Promise<number> {
  if (wanted.length === 0 || !(await passes())) return 0
  for (const [asked, mutant] of wanted.entries()) {
    note('on', mutant)
    turnOn(mutant)
    const isGreen = await passes()
    turnOn(-1)
    note('off', mutant)
    if (isGreen) continue
    if (!(await passes())) return asked
    note('killed', mutant)
  }
  return wanted.length
}
