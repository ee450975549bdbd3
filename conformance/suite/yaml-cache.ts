import { createRequire } from 'node:module'
import { isDeepStrictEqual } from 'node:util'
import { hashOf, KeptValues, keptFile } from './kept-values.ts'
import type { Problem } from './problem.ts'
import { readYaml } from './read-yaml.ts'

/** So many values are kept, some times those of the suite: the ones that were written last. */
const MOST = 5_000

/** Characters that are parsed in less time than what was kept is read. */
const LITTLE = 50_000

/**
 * The values of YAML files by their texts, kept in a file from one process to the next: parsing takes most of the time
 * in which clauses are compiled. A text that changed is parsed again, and so is every text by another version of the
 * parser. The file is not looked at for a little text. Without a file, or where it cannot be written, nothing is kept.
 */
export class YamlCache {
  readonly #kept: KeptValues
  readonly #little: number
  #parsed = 0

  constructor(file: string | null = usualFile(), little = LITTLE) {
    this.#kept = new KeptValues(file, MOST)
    this.#little = little
  }

  /** As `readYaml` does. */
  read(text: string, file: string): { value: unknown } | { problem: Problem } {
    const key = hashOf(text)
    const value = this.#isMuch() ? this.#kept.get(key) : undefined
    if (value !== undefined) return { value }
    this.#parsed += text.length
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
    if (this.#isMuch()) this.#kept.save()
  }

  #isMuch(): boolean {
    return this.#parsed >= this.#little
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
