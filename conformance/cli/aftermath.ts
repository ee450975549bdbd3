import type { Target } from '../targets/target.ts'
import type { Io } from './io.ts'

/** The last line of whatever fires at a server that is not ours: how it was left. */
export function sayAftermath({ aftermath }: Target, io: Io): void {
  const says = aftermath?.() ?? null
  if (says !== null) io.out(`${says}\n`)
}
