import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Own } from '../site-data/catalog.ts'
import { siteFiles } from '../site-data/site-files.ts'
import { layersOf } from '../suite/layers.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { SuiteError } from '../suite/problem.ts'
import { directoriesIn } from '../suite/worlds.ts'
import { UsageError } from '../usage-error.ts'
import { type Contents, typeOf } from './content.ts'

/** What somebody has of their own. */
export interface OwnSources {
  /** A directory of clauses and worlds; null: none. */
  readonly specs: string | null
  readonly world: { readonly name: string; readonly directory: string } | null
  /** What their files look like now: another text when one of them changed. */
  readonly look: () => string
}

/**
 * Data of somebody's own, below `data/own/`, as their files are at the moment. Where they are wrong, `own.json` says so,
 * and the rest stays as it was when they were right.
 */
export function ownData(sources: OwnSources, tell: (text: string) => void): Contents {
  let seen: string | null = null
  let made: Promise<Made> = Promise.resolve({ files: new Map(), problem: null })
  return async path => {
    if (!path.startsWith(PLACE)) return null
    const now = sources.look()
    if (now !== seen) {
      seen = now
      made = made.then(before => remake(before, sources, tell))
    }
    const { files, problem } = await made
    const name = path.slice(PLACE.length)
    const body = name === 'own.json' ? JSON.stringify(factsOf(sources, seen, problem)) : files.get(name)
    return body === undefined ? null : { type: typeOf(name), body }
  }
}

const PLACE = 'data/own/'

/** For those who gave nothing of their own: pages ask whether there is anything. */
export const noOwnData: Contents = async path => {
  if (path !== `${PLACE}own.json`) return null
  const own: Own = { revision: '', specs: null, world: null, problem: null }
  return { type: typeOf(path), body: JSON.stringify(own) }
}

interface Made {
  readonly files: ReadonlyMap<string, string>
  readonly problem: string | null
}

async function remake({ files }: Made, sources: OwnSources, tell: (text: string) => void): Promise<Made> {
  try {
    return { files: await make(sources), problem: null }
  } catch (error) {
    if (!(error instanceof SuiteError || error instanceof UsageError)) throw error
    tell(`assayer: ${error.message}\n`)
    return { files, problem: error.message }
  }
}

function make({ specs, world }: OwnSources): Promise<ReadonlyMap<string, string>> {
  const worlds = new Map(specs === null ? [] : worldsIn(join(specs, 'worlds')))
  if (world) worlds.set(world.name, world.directory)
  return siteFiles({ clauses: specs === null ? [] : ownClauses(specs), worlds, published: [] })
}

/** Those that are laid on the suite; of a suite of its own, all. */
function ownClauses(specs: string) {
  const { clauses } = loadSuite(specs)
  const below = layersOf(specs).find(layer => !layer.isOwn)
  if (!below || below.directory === specs) return clauses
  const others = new Set(loadSuite(below.directory).clauses.map(({ id }) => id))
  return clauses.filter(({ id }) => !others.has(id))
}

function factsOf({ specs, world }: OwnSources, seen: string, problem: string | null): Own {
  return {
    revision: createHash('sha256').update(seen).digest('hex').slice(0, 16),
    specs,
    world: world?.name ?? null,
    problem,
  }
}

/** Directories of worlds by their names. */
function worldsIn(folder: string): ReadonlyMap<string, string> {
  return new Map(directoriesIn(folder).map(name => [name, join(folder, name)]))
}
