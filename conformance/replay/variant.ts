import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { isObject } from '../compare/json-value.ts'
import { UsageError } from '../usage-error.ts'

/** How the world's own configuration is changed to be that of a variant. */
export interface VariantSettings {
  /** Merged over `options.json` as a JSON merge patch (RFC 7396): null takes a key away. */
  readonly options: unknown
  readonly production: boolean
}

/** Settings by the text of a recording's `variant`. */
export type Variants = ReadonlyMap<string, VariantSettings>

/** Reads a file `{"<variant>": {"options": {…}, "production": true}}`. Throws UsageError. */
export function readVariants(file: string): Variants {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isObject(read)) throw new UsageError(`${file}: expected {"<variant>": {"options", "production"}}.`)
  return new Map(
    Object.entries(read).map(([variant, settings]) => {
      if (!isObject(settings))
        throw new UsageError(`${file}: ${variant}: expected {"options", "production"}.`)
      return [variant, { options: settings.options ?? {}, production: settings.production === true }]
    }),
  )
}

/** A copy of a world directory with a variant's options, in a temporary directory. */
export function variantWorld(world: string, { options }: VariantSettings): string {
  const directory = join(mkdtempSync(join(tmpdir(), 'assayer-variant-')), basename(world))
  cpSync(world, directory, { recursive: true })
  const file = join(directory, 'options.json')
  const own: unknown = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify(merged(own, options)))
  return directory
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
