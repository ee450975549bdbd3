import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { UsageError } from '../../usage-error.ts'
import { isObject } from '../json-object.ts'
import { loadConfiguration } from '../load-code.ts'
import { createEnv } from './env.ts'

/** What of the options a project's own configuration decides, in the form of `options.json`. */
export interface ProjectOptions {
  readonly api?: unknown
  readonly graphql: unknown
}

/**
 * Reads `config/api` and `config/plugins` of a real project, in JavaScript or TypeScript. Null for a world without
 * such a folder. Throws a UsageError for a file that cannot be loaded, or that is no configuration.
 * Source: content/endpoints/graphql-endpoint.point-3, content/limits.row.pagination-limit-default.
 */
export async function readConfig(directory: string): Promise<ProjectOptions | null> {
  const folder = join(directory, 'config')
  if (!(await exists(folder))) return null
  const api = await readFile(folder, 'api')
  const plugins = await readFile(folder, 'plugins')
  return { ...(api && { api: { rest: plain(api.rest) ?? {} } }), graphql: graphqlOptions(plugins?.graphql) }
}

/**
 * The GraphQL plugin is on where it is enabled: by `true`, or by an object that does not say `enabled: false`. Its
 * settings stand under `config`.
 */
function graphqlOptions(given: unknown): unknown {
  if (!isObject(given)) return given === true ? {} : null
  if (given.enabled === false) return null
  const config = isObject(given.config) ? given.config : {}
  const known = KEYS.filter(key => config[key] !== undefined)
  return Object.fromEntries(known.map(key => [key, plain(config[key])]))
}

const KEYS = [
  'endpoint',
  'shadowCRUD',
  'playgroundAlways',
  'depthLimit',
  'amountLimit',
  'defaultLimit',
  'maxLimit',
  'apolloServer',
]

/** Without the functions that a configuration in code may hold, plugins of the underlying server above all. */
function plain(value: unknown): unknown {
  const text = JSON.stringify(value)
  return text === undefined ? undefined : JSON.parse(text)
}

async function readFile(folder: string, name: string): Promise<Readonly<Record<string, unknown>> | null> {
  for (const extension of ['js', 'ts', 'cjs', 'mjs', 'json']) {
    const file = join(folder, `${name}.${extension}`)
    if (!(await exists(file))) continue
    const loaded = await loadConfiguration(file)
    const config: unknown = typeof loaded === 'function' ? loaded({ env: createEnv(process.env) }) : loaded
    if (isObject(config)) return config
    throw new UsageError(`${file} must export an object, or a function that returns one`)
  }
  return null
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}
