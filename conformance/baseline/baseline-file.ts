import { existsSync, readFileSync } from 'node:fs'
import { stringify } from 'yaml'
import { readYaml } from '../suite/read-yaml.ts'
import { compileSchema } from '../suite/schema.ts'
import { UsageError } from '../usage-error.ts'
import type { Entry } from './entry.ts'

/** Reads a baseline, YAML or JSON. Throws UsageError with file, place and what was expected. */
export function readBaseline(file: string, specs: string): readonly Entry[] {
  if (!existsSync(file)) {
    throw new UsageError(
      `--baseline ${file}: there is no such file; \`assayer baseline --update\` writes one.`,
    )
  }
  const read = readYaml(readFileSync(file, 'utf8'), file)
  const fitting =
    'problem' in read
      ? read
      : compileSchema<{ known: readonly Entry[] }>(specs, 'baseline.schema.json')(read.value, file)
  if ('value' in fitting) return fitting.value.known
  const { path, found, expected } = fitting.problem
  throw new UsageError(`${file}: ${path}: found ${found}, expected ${expected}.`)
}

const HEAD = '# Known differences. `assayer baseline --help` explains this file.\n'

/** The text of a baseline file; comments of an earlier one are not kept. */
export function baselineText(file: string, entries: readonly Entry[]): string {
  if (file.endsWith('.json')) return `${JSON.stringify({ known: entries }, null, 2)}\n`
  return HEAD + stringify({ known: entries }, { lineWidth: 0 })
}
