import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isObject } from '../compare/json-value.ts'
import { buildId } from './build-id.ts'
import type { Clause } from './clause.ts'
import { hashOf, KeptValues, keptFile, type Place } from './kept-values.ts'
import { type Layer, layersOf, suiteBelow } from './layers.ts'
import { directoriesIn } from './worlds.ts'

/** So many clauses are kept, some times those of the suite: files that change leave what they were before. */
const MOST = 5_000

/** What of a world the checks of clauses read. */
const WORLD_FILES = ['keys.json', 'data.json', 'platform.json', 'options.json']

/**
 * The clauses of a layer as they came out of all checks, by the texts of their files, kept from one process to the next.
 * They lie in a place that is named by all else on which the checks rest: the code, the schema, the worlds. So what is
 * found there would come out of them again.
 */
export class CompiledClauses {
  readonly #kept: KeptValues
  readonly #seen: string[] = []

  constructor(place: Place) {
    this.#kept = new KeptValues(place, MOST)
  }

  /** Undefined: the file must be checked. */
  find(file: string, text: string): Clause | undefined {
    const key = hashOf(file, text)
    this.#seen.push(key)
    const kept = this.#kept.get(key)
    return isClause(kept) ? kept : undefined
  }

  keep(text: string, clause: Clause): void {
    this.#kept.set(hashOf(clause.file, text), clause)
  }

  /** The hash of all files that were looked for. */
  hash(): string {
    return hashOf(...this.#seen)
  }

  /** Whether clauses fit together was found out before; `hash` is that of their files. */
  doFit(hash: string): boolean {
    return this.#kept.get(`fit ${hash}`) === true
  }

  keepFit(hash: string): void {
    this.#kept.set(`fit ${hash}`, true)
  }

  save(): void {
    this.#kept.save()
  }
}

/**
 * Where the clauses of a layer are kept: in a file of the build; or, while the sources run as they are and may change
 * before the next process starts, in memory.
 */
export function compiledPlace(specs: string, { isOwn }: Layer, build: string | null = buildId): Place {
  const { version }: { readonly version: string } = createRequire(import.meta.url)('yaml/package.json')
  const schema = readFileSync(join(suiteBelow(specs), 'schemas/clause.schema.json'), 'utf8')
  const layers = layersOf(specs).filter(layer => isOwn || !layer.isOwn)
  const worlds = layers.flatMap(({ directory }) => worldTexts(join(directory, 'worlds')))
  const name = hashOf(build ?? 'sources', version, String(isOwn), schema, ...worlds)
  return build === null ? ofThisProcess(name) : keptFile(`clauses-${name}.json`)
}

/** So many layers are remembered: the suite, and a few that are laid on it. */
const MOST_LAYERS = 8

const layersOfThisProcess = new Map<string, Map<string, unknown>>()

function ofThisProcess(name: string): Map<string, unknown> {
  const kept = layersOfThisProcess.get(name) ?? new Map<string, unknown>()
  layersOfThisProcess.delete(name)
  layersOfThisProcess.set(name, kept)
  const [oldest] = layersOfThisProcess.keys()
  if (layersOfThisProcess.size > MOST_LAYERS && oldest !== undefined) layersOfThisProcess.delete(oldest)
  return kept
}

/** Names and texts; another number of either is another hash, too. */
function worldTexts(folder: string): readonly string[] {
  return directoriesIn(folder).flatMap(name => [
    name,
    ...WORLD_FILES.map(file => join(folder, name, file)).map(file =>
      existsSync(file) ? readFileSync(file, 'utf8') : 'none',
    ),
  ])
}

/** What is kept is as it was written; this only tells it from what is kept besides. */
function isClause(value: unknown): value is Clause {
  return isObject(value) && Array.isArray(value.scenarios)
}
