import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { packageDirectory } from '../package-directory.ts'
import { replaceFile } from '../replace-file.ts'

/** Where values are kept: in a file for the next process, in a map for the rest of this one, or nowhere. */
export type Place = string | Map<string, unknown> | null

/** JSON values by keys, some of which were kept before. */
export class KeptValues {
  readonly #place: Place
  readonly #most: number
  #kept: ReadonlyMap<string, unknown> | undefined
  readonly #used = new Map<string, unknown>()

  /** Of more values than `most` those stay that were written last. */
  constructor(place: Place, most: number) {
    this.#place = place
    this.#most = most
  }

  /** Undefined: there is none. */
  get(key: string): unknown {
    const value = this.#known().get(key)
    if (value !== undefined) this.#used.set(key, value)
    return value
  }

  /** Whether it was asked for and found, or is new. */
  has(key: string): boolean {
    return this.#used.has(key)
  }

  set(key: string, value: unknown): void {
    this.#used.set(key, value)
  }

  /** Writes what is new since the place was read, if there is anything. */
  save(): void {
    if (this.#place === null || this.#used.size === 0) return
    const known = this.#known()
    if ([...this.#used.keys()].every(key => known.has(key))) return
    const others = [...known].filter(([key]) => !this.#used.has(key))
    const newest = [...others, ...this.#used].slice(-this.#most)
    if (typeof this.#place === 'string') writeWhole(this.#place, JSON.stringify(Object.fromEntries(newest)))
    else refill(this.#place, newest)
  }

  #known(): ReadonlyMap<string, unknown> {
    this.#kept ??= typeof this.#place === 'string' ? valuesIn(this.#place) : (this.#place ?? new Map())
    return this.#kept
  }
}

function refill(map: Map<string, unknown>, entries: readonly (readonly [string, unknown])[]): void {
  map.clear()
  for (const [key, value] of entries) map.set(key, value)
}

/** Where what is kept lies, beside the other packages, as is usual for tools. */
export function keptFile(name: string): string {
  const own = packageDirectory()
  const modules = basename(dirname(own)) === 'node_modules' ? dirname(own) : join(own, 'node_modules')
  return join(modules, '.cache/assayer', name)
}

/** A hash of texts, which differs whenever one of them does. */
export function hashOf(...texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${text.length} `).update(text)
  return hash.digest('base64url')
}

/** What was read of files as long as somebody uses it, by the hashes that they begin with: two runs read one suite. */
const inUse = new Map<string, WeakRef<ReadonlyMap<string, unknown>>>()

/** None where there is no such file, or where it is not as it was written: it is only a copy. */
function valuesIn(file: string): ReadonlyMap<string, unknown> {
  try {
    const text = readFileSync(file, 'utf8')
    const end = text.indexOf('\n')
    const hash = text.slice(0, end)
    const json = text.slice(end + 1)
    if (hash !== hashOf(json)) return new Map()
    const values = inUse.get(hash)?.deref() ?? new Map(Object.entries(JSON.parse(json)))
    inUse.set(hash, new WeakRef(values))
    return values
  } catch (error) {
    if (isOfFiles(error)) return new Map()
    throw error
  }
}

/** Where it cannot be written, nothing is kept. */
function writeWhole(file: string, json: string): void {
  try {
    replaceFile(file, `${hashOf(json)}\n${json}`)
    removeOldest(dirname(file))
  } catch (error) {
    if (!isOfFiles(error)) throw error
  }
}

/** Each version of the program has files of its own, and nobody would ever remove them. */
const MOST_FILES = 16

function removeOldest(folder: string): void {
  const files = readdirSync(folder).map(name => join(folder, name))
  const aged = files.map(file => ({ file, written: statSync(file).mtimeMs }))
  const oldest = aged.toSorted((a, b) => b.written - a.written).slice(MOST_FILES)
  for (const { file } of oldest) rmSync(file, { force: true })
}

function isOfFiles(error: unknown): boolean {
  return error instanceof Error && 'code' in error
}
