import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Mutant } from './instrument.ts'

/** A mutant that makes no difference to anybody, and why; `on` is what is written on its line where the code stands on several. */
export interface Equivalent {
  readonly file: string
  readonly code: string
  /** One, or several with the same reason. */
  readonly mutation: string | readonly string[]
  readonly on?: string
  readonly why: string
}

const FILE = 'mutants/equivalents.yaml'

export function readEquivalents(file = FILE): readonly Equivalent[] {
  const equivalents: readonly Equivalent[] = parse(readFileSync(file, 'utf8'))
  return equivalents
}

/** Whether this is the mutant that an entry names. Lines move, so it goes by what is written there. */
export function isNamed({ file, code, mutation, on }: Equivalent, mutant: Mutant): boolean {
  if (file !== mutant.file || code !== mutant.before || ![mutation].flat().includes(mutant.says)) return false
  return on === undefined || on === mutant.text
}
