import { existsSync, readFileSync } from 'node:fs'
import { parse, stringify, YAMLError } from 'yaml'
import { compileSchema } from '../suite/schema.ts'
import { UsageError } from '../usage-error.ts'
import type { Usage } from './usage.ts'

const HEAD = `# What a client uses, as \`assayer serve --observe\` saw it: docs/observing.md says what stands here.
# yaml-language-server: $schema=https://assayer.dev/schemas/usage.schema.json
`

/** The text of a usage.yaml. */
export function usageText(usage: Usage): string {
  return HEAD + stringify(usage, { lineWidth: 0, aliasDuplicateObjects: false })
}

/** Reads one; the schema is that of `specs`. Throws UsageError for what is none. */
export function readUsage(path: string, specs: string): Usage {
  if (!existsSync(path)) throw new UsageError(`There is no ${path}: assayer serve --observe writes one.`)
  const fitting = compileSchema<Usage>(specs, 'usage.schema.json')(parsed(path), path)
  if ('value' in fitting) return fitting.value
  const { path: place, found, expected } = fitting.problem
  throw new UsageError(`${path}: ${place}: found ${found}, expected ${expected}.`)
}

function parsed(path: string): unknown {
  try {
    return parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error instanceof YAMLError) throw new UsageError(`${path} is no YAML: ${error.message}`)
    if (error instanceof Error && 'code' in error)
      throw new UsageError(`${path} cannot be read (${error.code}).`)
    throw error
  }
}
