import { cpSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { isObject } from '../compare/json-value.ts'
import { readJson } from '../suite/worlds.ts'
import { UsageError } from '../usage-error.ts'

/** How the world's own configuration is changed to be that of a variant. */
export interface VariantSettings {
  /** Merged over `options.json` as a JSON merge patch (RFC 7396): null takes a key away. */
  readonly options: unknown
  readonly production: boolean
  /** A directory that is laid over the world's, such as a project's `src` with other code in it; null: none. */
  readonly files: string | null
}

/** Settings by the text of a recording's `variant`. */
export type Variants = ReadonlyMap<string, VariantSettings>

const FORM = '{"options", "production", "files"}'

/**
 * Reads a file `{"<variant>": {"options": {…}, "production": true, "files": "<directory>"}}`; the directory is relative
 * to the file. Throws UsageError.
 */
export function readVariants(file: string): Variants {
  if (!existsSync(file)) throw new UsageError(`${file}: there is no such file.`)
  const read = readJson(file)
  if (!isObject(read)) throw new UsageError(`${file}: found no object, expected {"<variant>": ${FORM}}.`)
  return new Map(
    Object.entries(read).map(([variant, settings]) => [variant, settingsOf(settings, variant, file)]),
  )
}

function settingsOf(settings: unknown, variant: string, file: string): VariantSettings {
  const unknown = isObject(settings) && Object.keys(settings).find(key => !FORM.includes(`"${key}"`))
  if (!isObject(settings) || unknown)
    throw new UsageError(
      `${file}: ${variant}: found ${unknown || JSON.stringify(settings)}, expected ${FORM}.`,
    )
  return {
    options: settings.options ?? {},
    production: settings.production === true,
    files: settings.files === undefined ? null : directoryOf(settings.files, variant, file),
  }
}

function directoryOf(files: unknown, variant: string, file: string): string {
  const directory = typeof files === 'string' ? resolve(dirname(file), files) : ''
  if (directory !== '' && existsSync(directory)) return directory
  throw new UsageError(
    `${file}: ${variant}: files: found ${JSON.stringify(files)}, expected a directory beside the file.`,
  )
}

/** A copy of a world directory with a variant's options and files, in a temporary directory. */
export function variantWorld(world: string, { options, files }: VariantSettings): string {
  const directory = join(mkdtempSync(join(tmpdir(), 'assayer-variant-')), basename(world))
  cpSync(world, directory, { recursive: true })
  if (files !== null) cpSync(files, directory, { recursive: true })
  const above = packageAbove(resolve(world))
  if (above !== null) cpSync(above, join(dirname(directory), 'package.json'))
  const file = join(directory, 'options.json')
  const own = existsSync(file) ? readJson(file) : {}
  writeFileSync(file, JSON.stringify(merged(own, options)))
  return directory
}

/** The `package.json` that says of a directory's code whether it is made of modules; null: none does. */
function packageAbove(directory: string): string | null {
  const file = join(directory, 'package.json')
  if (existsSync(file)) return file
  const parent = dirname(directory)
  return parent === directory ? null : packageAbove(parent)
}

/** JSON merge patch. */
function merged(value: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const result = new Map(Object.entries(isObject(value) ? value : {}))
  for (const [key, change] of Object.entries(patch)) {
    if (change === null) result.delete(key)
    else result.set(key, merged(result.get(key), change))
  }
  return Object.fromEntries(result)
}
