import { readdir, readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, extname, join, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isMissingPackage } from '../../text/missing-package.ts'
import { UsageError } from '../usage-error.ts'
import { CODE_EXTENSIONS } from './code-files.ts'
import { codeOf, nullWhenMissing } from './missing-file.ts'

/**
 * The code of a project that is registered when the service starts: policies and middlewares by their names, and
 * `src/index`. Empty for a world without code. Throws a UsageError for a file that cannot be loaded.
 */
export async function loadProjectCode(directory: string): Promise<readonly unknown[]> {
  const sources = [join(directory, 'src'), join(directory, 'models', 'src')]
  const parts = await Promise.all(sources.map(loadSource))
  return parts.flat()
}

/** Makes CommonJS modules of a directory be loaded anew, what they require there included. */
export function forgetCode(directory: string): void {
  const below = resolve(directory) + sep
  forgetModules(file => file.startsWith(below) && !file.includes(`${sep}node_modules${sep}`))
}

function forgetModules(isMeant: (file: string) => boolean): void {
  const { cache } = createRequire(import.meta.url)
  for (const file of Object.keys(cache)) if (isMeant(file)) delete cache[file]
}

/** What a file of code exports by default, in CommonJS or as a module, in JavaScript or TypeScript. */
export async function loadCode(file: string): Promise<unknown> {
  return loadDefault(file, tsxForModules)
}

/**
 * The same of a file of a project's configuration. The content service compiles its TypeScript to CommonJS, so it needs
 * no more: modules would be loaded by a thread of their own, which takes longer than all the rest of a world.
 */
export async function loadConfiguration(file: string): Promise<unknown> {
  return loadDefault(file, tsxForCommonJs)
}

async function loadDefault(file: string, tsx: TypeScriptReader): Promise<unknown> {
  const path = resolve(file)
  try {
    const loaded: unknown = await importFile(path, tsx)
    return defaultOf(loaded)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(`${file} cannot be loaded: ${reason}`)
  }
}

/**
 * TypeScript goes through tsx. Where that is not installed, Node.js reads what it can, and what is JavaScript as well is
 * read as that. A changed file is loaded anew.
 */
async function importFile(path: string, tsx: TypeScriptReader): Promise<unknown> {
  const read = /ts$/.test(extname(path)) ? await tsx().catch(nullWithoutTsx) : null
  if (read) return read(path)
  const { mtimeMs } = await stat(path)
  const url = `${pathToFileURL(path).href}?changed=${mtimeMs}`
  return import(url).catch(error => withoutTypeScript(error, path))
}

/** Gives what reads a file of TypeScript. Rejects where it is not installed. */
type TypeScriptReader = () => Promise<(path: string) => unknown>

async function tsxForModules(): ReturnType<TypeScriptReader> {
  const { tsImport } = await import('tsx/esm/api')
  return path => tsImport(pathToFileURL(path).href, import.meta.url)
}

/** By this tsx knows what is loaded for us, and nothing else is loaded otherwise because of it. */
const OWN_MODULES = 'assayer'

async function tsxForCommonJs(): ReturnType<TypeScriptReader> {
  const { register } = await import('tsx/cjs/api')
  return path => {
    const { require, unregister } = register({ namespace: OWN_MODULES })
    try {
      return require(path, import.meta.url)
    } finally {
      unregister()
      forgetModules(file => file.endsWith(`?namespace=${OWN_MODULES}`))
    }
  }
}

/** Whoever writes no TypeScript need not install what reads it. */
function nullWithoutTsx(error: unknown): null {
  if (isMissingPackage(error, 'tsx')) return null
  throw error
}

/** Older ones read no TypeScript at all, newer ones not all of it, and none below node_modules. */
function withoutTypeScript(error: unknown, path: string): Promise<unknown> {
  if (!/UNKNOWN_FILE_EXTENSION|TYPESCRIPT|TYPE_STRIPPING/.test(codeOf(error))) throw error
  return importAsJavaScript(path)
}

/** Many a configuration names no types and imports nothing: then nothing is needed to read it. */
async function importAsJavaScript(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8')
  return import(`data:text/javascript,${encodeURIComponent(text)}`).catch(error => {
    // A type, or an import, which has nowhere to start from; anything else is a mistake in the file.
    if (!(error instanceof SyntaxError) && !/RESOLVE|INVALID_URL/.test(codeOf(error))) throw error
    throw new UsageError('this Node.js cannot read it without the package tsx: npm install --save-dev tsx')
  })
}

/** A module compiled to CommonJS has its default export inside of the default export. */
function defaultOf(loaded: unknown): unknown {
  const outer: unknown = Object(loaded).default ?? loaded
  const inner: unknown = Object(outer).__esModule ? Object(outer).default : undefined
  return inner ?? outer
}

async function loadSource(source: string): Promise<readonly unknown[]> {
  const kinds = [
    { folder: 'policies', registry: 'policies' },
    { folder: 'middlewares', registry: 'middlewares' },
  ]
  const named = await Promise.all(kinds.map(kind => loadNamed(source, kind)))
  const main = (await codeFiles(source)).find(file => basename(file, extname(file)) === 'index')
  return [...named.flat(), ...(main === undefined ? [] : [await loadCode(main)])]
}

interface Kind {
  readonly folder: string
  readonly registry: string
}

/** `src/policies/is-owner.js` is `global::is-owner`; `src/api/dish/policies/is-owner.js` is `api::dish.is-owner`. */
async function loadNamed(source: string, { folder, registry }: Kind): Promise<readonly unknown[]> {
  const apis = await folders(join(source, 'api'))
  const places = [
    { prefix: 'global::', files: await codeFiles(join(source, folder)) },
    ...(await Promise.all(
      apis.map(async api => ({
        prefix: `api::${api}.`,
        files: await codeFiles(join(source, 'api', api, folder)),
      })),
    )),
  ]
  const entries = places.flatMap(({ prefix, files }) =>
    files.map(async file => [`${prefix}${basename(file, extname(file))}`, await loadNow(file)] as const),
  )
  const loaded = await Promise.all(entries)
  return loaded.length === 0 ? [] : [registering(registry, loaded)]
}

/** A file that cannot be loaded is only missed when it is used. */
async function loadNow(file: string): Promise<unknown> {
  try {
    return await loadCode(file)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return {
      get handler(): never {
        throw error
      },
    }
  }
}

/** A `register` that puts policies or middlewares into their registry. */
function registering(registry: string, entries: readonly (readonly [string, unknown])[]) {
  return ({ strapi }: { strapi: { container: { get(name: string): RegistryLike } } }) => {
    const target = strapi.container.get(registry)
    for (const [name, entry] of entries) target.set(name, entry)
  }
}

interface RegistryLike {
  set(name: string, entry: unknown): unknown
}

async function codeFiles(folder: string): Promise<readonly string[]> {
  const names = await namesIn(folder)
  const files = names.filter(name => CODE_EXTENSIONS.includes(extname(name)) && !name.endsWith('.d.ts'))
  return files.map(name => join(folder, name))
}

async function folders(folder: string): Promise<readonly string[]> {
  const names = await namesIn(folder)
  const found = await Promise.all(
    names.map(async name => ({ name, stats: await stat(join(folder, name)).catch(nullWhenMissing) })),
  )
  return found.filter(({ stats }) => stats?.isDirectory()).map(({ name }) => name)
}

/** Sorted, so that what is loaded does not hang on the file system; nothing where there is no folder. */
async function namesIn(folder: string): Promise<readonly string[]> {
  return ((await readdir(folder).catch(nullWhenMissing)) ?? []).sort()
}
