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
    'problem' in read ? read : compileSchema<Baseline>(specs, 'baseline.schema.json')(read.value, file)
  if ('value' in fitting) return entriesIn(fitting.value)
  const { path, found, expected } = fitting.problem
  throw new UsageError(`${file}: ${path}: found ${found}, expected ${expected}.`)
}

/** As it is written. */
interface Baseline {
  readonly known?: readonly Entry[]
  readonly 'known-flaky'?: readonly Entry[]
}

function entriesIn({ known = [], 'known-flaky': flaky = [] }: Baseline): readonly Entry[] {
  return [...known, ...flaky.map(entry => ({ ...entry, isFlaky: true as const }))]
}

function writtenOf(entries: readonly Entry[]): Baseline {
  const flaky = entries.filter(it => it.isFlaky).map(({ isFlaky: _, ...entry }) => entry)
  return { known: entries.filter(it => !it.isFlaky), ...(flaky.length > 0 && { 'known-flaky': flaky }) }
}

const HEAD = '# Known differences. `assayer baseline --help` explains this file.\n'

/** The text of a baseline file; comments of an earlier one are not kept. */
export function baselineText(file: string, entries: readonly Entry[]): string {
  if (file.endsWith('.json')) return `${JSON.stringify(writtenOf(entries), null, 2)}\n`
  return HEAD + stringify(writtenOf(entries), { lineWidth: 0 })
}
