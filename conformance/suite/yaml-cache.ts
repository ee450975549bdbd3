import { createRequire } from 'node:module'
import { isDeepStrictEqual } from 'node:util'
import { hashOf, KeptValues, keptFile } from './kept-values.ts'
import type { Problem } from './problem.ts'
import { readYaml } from './read-yaml.ts'

/** So many values are kept, some times those of the suite: the ones that were written last. */
const MOST = 5_000

/**
 * The values of YAML files by their texts, kept in a file from one process to the next: parsing takes most of the time
 * in which clauses are compiled. A text that changed is parsed again, and so is every text by another version of the
 * parser. Without a file, or where it cannot be written, nothing is kept.
 */
export class YamlCache {
  readonly #kept: KeptValues

  constructor(file: string | null = usualFile()) {
    this.#kept = new KeptValues(file, MOST)
  }

  /** As `readYaml` does. */
  read(text: string, file: string): { value: unknown } | { problem: Problem } {
    const key = hashOf(text)
    const value = this.#kept.get(key)
    if (value !== undefined) return { value }
    const read = readYaml(text, file)
    if ('value' in read && isJson(read.value)) this.#kept.set(key, read.value)
    return read
  }

  /** Whether a text was read whose value can be kept. */
  keeps(text: string): boolean {
    return this.#kept.has(hashOf(text))
  }

  /** Writes what is new since the file was read. */
  save(): void {
    this.#kept.save()
  }
}

function usualFile(): string {
  const { version }: { readonly version: string } = createRequire(import.meta.url)('yaml/package.json')
  return keptFile(`documents-${version}.json`)
}

/** YAML can write more than JSON: `.nan`, for one. */
function isJson(value: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(value ?? null)), value)
}
