import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { packageDirectory } from '../package-directory.ts'
import type { Problem } from './problem.ts'
import { readYaml } from './read-yaml.ts'

/** So many values are kept, some times those of the suite: the ones that were written last. */
const MOST = 5_000

/**
 * The values of YAML files by their texts, kept in a file from one process to the next: parsing takes most of the time
 * in which a suite is loaded. A text that changed is parsed again, and so is every text by another version of the parser.
 * Without a file, or where it cannot be written, nothing is kept.
 */
export class YamlCache {
  readonly #file: string | null
  readonly #kept: ReadonlyMap<string, unknown>
  readonly #used = new Map<string, unknown>()

  constructor(file: string | null = usualFile()) {
    this.#file = file
    this.#kept = file === null ? new Map() : keptIn(file)
  }

  /** As `readYaml` does. */
  read(text: string, file: string): { value: unknown } | { problem: Problem } {
    const key = createHash('sha256').update(text).digest('base64')
    if (this.#kept.has(key)) {
      const value = this.#kept.get(key)
      this.#used.set(key, value)
      return { value }
    }
    const read = readYaml(text, file)
    if ('value' in read && isJson(read.value)) this.#used.set(key, read.value)
    return read
  }

  /** Writes what is new since the file was read. */
  save(): void {
    const isKnown = [...this.#used.keys()].every(key => this.#kept.has(key))
    if (this.#file === null || isKnown) return
    const others = [...this.#kept].filter(([key]) => !this.#used.has(key))
    const newest = [...others, ...this.#used].slice(-MOST)
    writeWhole(this.#file, JSON.stringify(Object.fromEntries(newest)))
  }
}

/** Beside the other packages, as is usual for tools. */
function usualFile(): string {
  const own = packageDirectory()
  const modules = basename(dirname(own)) === 'node_modules' ? dirname(own) : join(own, 'node_modules')
  const { version }: { readonly version: string } = createRequire(import.meta.url)('yaml/package.json')
  return join(modules, '.cache/assayer', `yaml-${version}.json`)
}

/** Nothing where there is no such file, or where it is no JSON: it is only a copy. */
function keptIn(file: string): ReadonlyMap<string, unknown> {
  try {
    return new Map(Object.entries(Object(JSON.parse(readFileSync(file, 'utf8')))))
  } catch (error) {
    if (error instanceof SyntaxError || isOfFiles(error)) return new Map()
    throw error
  }
}

/** In one step, as other processes may be reading. */
function writeWhole(file: string, text: string): void {
  const unfinished = `${file}.${randomUUID()}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(unfinished, text)
    renameSync(unfinished, file)
  } catch (error) {
    if (!isOfFiles(error)) throw error
  }
}

function isOfFiles(error: unknown): boolean {
  return error instanceof Error && 'code' in error
}

/** YAML can write more than JSON: `.nan`, for one. */
function isJson(value: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(value ?? null)), value)
}
