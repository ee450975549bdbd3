import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { UsageError } from '../usage-error.ts'
import type { WorldFile } from './world-file.ts'

/** Writes a world into a directory. Throws a UsageError where something stands already. */
export function writeWorld(directory: string, files: readonly WorldFile[]): void {
  refuseOccupied(directory)
  for (const { path, schema, value } of files) {
    const file = join(directory, path)
    const head = schema ? { $schema: schemaFor(directory, schema) } : {}
    writeText(file, `${JSON.stringify({ ...head, ...value }, null, 2)}\n`)
  }
}

/** Writes a file and the directories above it. */
export function writeText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

export function refuseOccupied(directory: string): void {
  if (!existsSync(directory) || readdirSync(directory).length === 0) return
  throw new UsageError(`${directory} is not empty: choose another directory, or delete it first.`)
}

/** Where editors find the schema of a file that lies in `directory`: in the package as it is installed here. */
function schemaFor(directory: string, schema: string): string {
  const path = relative(directory, `node_modules/assayer/specs/schemas/${schema}.schema.json`)
  return path.split(sep).join('/')
}
