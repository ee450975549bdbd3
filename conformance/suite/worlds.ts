import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isObject } from '../compare/json-value.ts'
import { UsageError } from '../usage-error.ts'
import type { Service } from './clause.ts'
import { layersOf } from './layers.ts'

/** The world that carries nearly all scenarios of a service; a real target holds it unless told otherwise. */
export const MAIN_WORLDS: Readonly<Record<Service, string>> = { content: 'restaurants', platform: 'gazette' }

/** The worlds that scenarios may start from, and the natural key of each of their types by plural name. */
export interface WorldKeys {
  readonly names: readonly string[]
  /** Undefined when there is no such world; empty when it declares no keys. */
  keysOf(world: string): ReadonlyMap<string, string> | undefined
}

/** The directory of a world: one of the suite by its name, any other by its path, which has a slash or a dot in it. */
export function worldDirectory(specs: string, world: string): string {
  if (isPath(world)) return resolve(world)
  const places = worldFolders(specs).map(folder => join(folder, world))
  return places.find(place => existsSync(place)) ?? join(specs, 'worlds', world)
}

/** The folders that hold worlds by their names. */
export function worldFolders(specs: string): readonly string[] {
  return layersOf(specs).map(({ directory }) => join(directory, 'worlds'))
}

/** Names of the suite's worlds are words joined by hyphens. */
function isPath(world: string): boolean {
  return /[./\\]/.test(world)
}

/** Whether a world is one of the platform and of nothing else. */
export function isOnlyPlatform(directory: string): boolean {
  const has = (name: string) => existsSync(join(directory, name))
  return has('platform.json') && !['data.json', 'models', 'src'].some(has)
}

/** By what the resources of any site are told apart: what `keys.json` says of a world of its own. */
export const SITE_KEYS: ReadonlyMap<string, string> = new Map([
  ...['posts', 'pages', 'tags', 'users', 'authors', 'tiers', 'newsletters', 'labels'].map(
    plural => [plural, 'slug'] as const,
  ),
  ['offers', 'code'],
  ['members', 'email'],
])

/** Reads `worlds/<name>/keys.json` of each world; that of a world elsewhere when it is asked for by its path. */
export function readWorldKeys(specs: string): WorldKeys {
  const names = worldFolders(specs).flatMap(directoriesIn)
  const keys = new Map(names.map(name => [name, readKeys(join(worldDirectory(specs, name), 'keys.json'))]))
  const elsewhere = (world: string) =>
    isPath(world) ? readKeys(join(worldDirectory(specs, world), 'keys.json')) : undefined
  return { names, keysOf: world => keys.get(world) ?? elsewhere(world) }
}

/** The natural keys of one world; none where it declares none. */
export function keysOfWorld(specs: string, world: string): ReadonlyMap<string, string> {
  return readKeys(join(worldDirectory(specs, world), 'keys.json'))
}

/** The worlds that a folder holds; none where there is no such folder. */
export function directoriesIn(directory: string): readonly string[] {
  if (!existsSync(directory)) return []
  const entries = readdirSync(directory, { withFileTypes: true })
  return entries.flatMap(entry => (entry.isDirectory() ? [entry.name] : [])).sort()
}

function readKeys(file: string): ReadonlyMap<string, string> {
  if (!existsSync(file)) return new Map()
  const keys = readKnownJson(file)
  if (!isObject(keys))
    throw new UsageError(`${file}: found ${JSON.stringify(keys)}, expected {"<plural>": "<attribute>"}`)
  return new Map(
    Object.entries(keys)
      .filter(([plural]) => plural !== '$schema')
      .map(([plural, attribute]) => {
        if (typeof attribute === 'string') return [plural, attribute]
        throw new UsageError(
          `${file}: ${plural}: found ${JSON.stringify(attribute)}, expected the name of an attribute`,
        )
      }),
  )
}

/** Tells the times that a world's own entries hold from those that a server made; without a world all were made. */
export function timesOf(directory: string | undefined): (time: string) => boolean {
  const files =
    directory === undefined ? [] : ['data.json', 'platform.json'].map(name => join(directory, name))
  const texts = files.filter(file => existsSync(file)).map(file => readFileSync(file, 'utf8'))
  return time => texts.some(text => text.includes(time))
}

/** Parses a JSON file. A file that is not JSON is the caller's mistake. */
export function readJson(file: string): unknown {
  return parsed(file, readFileSync(file, 'utf8'))
}

interface Known {
  readonly text: string
  readonly value: unknown
}

/** What files of worlds held when they were last read. */
const known = new Map<string, Known>()
const MOST_KNOWN = 100
const LONGEST_KNOWN = 500_000

/**
 * The same, parsed again only where the text is another: hundreds of references of one world are opened one after the
 * other. Nobody may change the value.
 */
export function readKnownJson(file: string): unknown {
  const text = readFileSync(file, 'utf8')
  const last = known.get(file)
  if (last?.text === text) return last.value
  const value = parsed(file, text)
  if (known.size >= MOST_KNOWN) known.clear()
  if (text.length <= LONGEST_KNOWN) known.set(file, { text, value })
  return value
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`${file}: found no JSON: ${error.message}`)
    throw error
  }
}
