import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isMissingPackage } from '../../text/missing-package.ts'
import { readYaml } from '../suite/read-yaml.ts'
import { compileSchema } from '../suite/schema.ts'
import { readJson } from '../suite/worlds.ts'
import { UsageError } from '../usage-error.ts'
import type { Config } from './config.ts'

/** A configuration and where it was found. */
export interface FoundConfig {
  readonly config: Config
  /** As it was named; null when there is none. */
  readonly file: string | null
  /** What paths of the configuration are relative to. */
  readonly directory: string
}

/** Where a configuration is looked for, in this order. */
export const CONFIG_FILES = ['ts', 'mts', 'js', 'mjs', 'json', 'yaml', 'yml'].map(
  ending => `assayer.config.${ending}`,
)

export interface ConfigPlace {
  /** A file that was asked for; else one of CONFIG_FILES in `directory` is taken, if there is one. */
  readonly file?: string | undefined
  readonly directory: string
  /** The specs directory whose schema the file must fit. */
  readonly specs: string
}

/** Reads and checks the configuration. Throws UsageError with file, place and how to mend it. */
export async function readConfig({ file, directory, specs }: ConfigPlace): Promise<FoundConfig> {
  const found = file ?? CONFIG_FILES.map(name => join(directory, name)).find(path => existsSync(path))
  if (found === undefined) return { config: {}, file: null, directory }
  if (!existsSync(found)) throw new UsageError(`--config ${found}: there is no such file.`)
  const fitting = compileSchema<Config>(specs, 'config.schema.json')(await contentOf(found), found)
  if ('value' in fitting) return { config: fitting.value, file: found, directory: dirname(resolve(found)) }
  const { path, found: what, expected } = fitting.problem
  throw new UsageError(`${found}: ${path}: found ${what}, expected ${expected}.`)
}

async function contentOf(file: string): Promise<unknown> {
  if (file.endsWith('.json')) return readJson(file)
  if (/\.ya?ml$/.test(file)) return yamlIn(file)
  return exportOf(file)
}

function yamlIn(file: string): unknown {
  const read = readYaml(readFileSync(file, 'utf8'), file)
  if ('value' in read) return read.value ?? {}
  const { path, found, expected } = read.problem
  throw new UsageError(`${file}: ${path}: found ${found}, expected ${expected}.`)
}

/** Runs the file: whatever it throws is its author's affair. */
async function exportOf(file: string): Promise<unknown> {
  const module = await imported(file).catch((error: unknown) => {
    throw new UsageError(
      `${file} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`,
    )
  })
  const value = defaultOf(module)
  if (value !== undefined) return value
  throw new UsageError(`${file}: found no default export, expected export default defineConfig({ … }).`)
}

async function imported(file: string): Promise<unknown> {
  const url = pathToFileURL(resolve(file)).href
  // A module is kept under its address: a file that was changed in the meantime has another one.
  const tsx = /\.m?ts$/.test(file) ? await import('tsx/esm/api').catch(nullWithoutTsx) : null
  return tsx ? tsx.tsImport(url, import.meta.url) : import(`${url}?${statSync(file).mtimeMs}`)
}

/** Newer versions of Node.js read TypeScript by themselves. */
function nullWithoutTsx(error: unknown): null {
  if (isMissingPackage(error, 'tsx')) return null
  throw error
}

/** A file that is loaded as CommonJS has its default export one level down. */
function defaultOf(module: unknown): unknown {
  const value = Object(module).default
  return Object(value).__esModule === true ? value.default : value
}
