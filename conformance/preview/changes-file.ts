import { existsSync, readFileSync } from 'node:fs'
import { readYaml } from '../suite/read-yaml.ts'
import { compileSchema } from '../suite/schema.ts'
import { UsageError } from '../usage-error.ts'

/** Why verdicts change on purpose. */
export interface Explanation {
  /** A scenario's id, or that of a clause, or the beginning of some. */
  readonly scenario: string
  /** The folder of a program's report; undefined: whichever it is. */
  readonly program?: string
  readonly why: string
}

/** Reads `reports/changes.yaml`; none where there is no such file. Throws UsageError with file, place and what was expected. */
export function readExplanations(file: string, specs: string): readonly Explanation[] {
  if (!existsSync(file)) return []
  const read = readYaml(readFileSync(file, 'utf8'), file)
  const accept = compileSchema<{ readonly changes: readonly Explanation[] }>(specs, 'changes.schema.json')
  const fitting = 'problem' in read ? read : accept(read.value, file)
  if ('value' in fitting) return fitting.value.changes
  const { path, found, expected } = fitting.problem
  throw new UsageError(`${file}: ${path}: found ${found}, expected ${expected}.`)
}
