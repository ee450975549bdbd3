import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { makeOtherWorld, mergeOptions } from '../../fit/other-world.ts'
import { parts, type WorldFiles } from '../../fit/parts.ts'
import { removeModels, withoutTypes } from '../../fit/remove-types.ts'
import { hasEntries, readSeedWorld, type SeedWorld } from '../../seed/seed-world.ts'
import { worldDirectory } from '../../suite/worlds.ts'
import type { Connection } from '../../targets/connection.ts'
import { readWorld } from '../../targets/oracle.ts'
import type { Otherwise } from '../../targets/target.ts'
import { CONTROL_RESET } from '../../targets/upkeep.ts'
import { UsageError } from '../../usage-error.ts'
import { listsIn } from '../smaller-world.ts'
import { asHeld } from './as-held.ts'
import { readShown } from './shown-entries.ts'

/** A world as a target holds it. */
export interface HeldWorld {
  readonly directory: string
  /** Whether its entries have the ids that they have in the world's own files. */
  readonly keepsIds: boolean
  /** Takes away what was written for it. */
  remove(): void
}

export interface HoldingOptions {
  readonly specs: string
  readonly world: string
  readonly keys: ReadonlyMap<string, string>
  /** What is known to be otherwise at the target. */
  readonly otherwise: Otherwise | undefined
  /** Names of tokens that may read more than everybody. */
  readonly readers: readonly string[]
}

/** These are read off the target: what it has in their place counts. */
const READ = ['ids', 'times', 'files']

/**
 * The world as the target holds it, in a directory: with its ids, its times and its places of files, and without what it
 * could not take. A reference with a control plane holds a world to the letter.
 */
export async function heldWorld(target: Connection, options: HoldingOptions): Promise<HeldWorld> {
  const { specs, world: name, otherwise, keys, readers } = options
  const directory = worldDirectory(specs, name)
  const isLiteral = target.endpoint.reset === CONTROL_RESET || !hasEntries(directory)
  if (isLiteral) return { directory, keepsIds: true, remove: () => {} }
  const world = await readSeedWorld(directory, name)
  const uids = uidsOf(otherwise?.withoutTypes ?? [], world)
  const shown = await readShown(
    target,
    { ...world, types: world.types.filter(it => !uids.includes(it.uid)) },
    readers,
  )
  let keepsIds = false
  const other = makeOtherWorld(specs, name, files => {
    const own = asHeld(files.data, world, shown, keys)
    keepsIds = haveSameIds(own, files.data)
    return lacking({ ...files, data: own }, { world, uids, otherwise })
  })
  const to = join(other.specs, 'worlds', name)
  removeModels(to, uids)
  if (await isWorld(to)) return { directory: to, keepsIds, remove: other.remove }
  other.remove()
  return { directory, keepsIds: false, remove: () => {} }
}

/** Of what the world's files hold; a target may have more. */
function haveSameIds(held: JsonObject, data: JsonObject): boolean {
  const [found, wanted] = [listsIn(held), listsIn(data)]
  const idsOf = (rows: readonly JsonObject[] = []) => rows.map(({ id }) => id)
  return Object.entries(wanted).every(([uid, rows]) => isDeepStrictEqual(idsOf(found[uid]), idsOf(rows)))
}

/** A target may show what nobody can hold: then it is judged by the world that it should hold. */
async function isWorld(directory: string): Promise<boolean> {
  try {
    await readWorld(directory)
    return true
  } catch (error) {
    if (error instanceof UsageError) return false
    throw error
  }
}

function uidsOf(plurals: readonly string[], { types }: SeedWorld): readonly string[] {
  return types.filter(({ plural }) => plurals.includes(plural)).map(({ uid }) => uid)
}

interface Lack {
  readonly world: SeedWorld
  readonly uids: readonly string[]
  readonly otherwise: Otherwise | undefined
}

function lacking(files: WorldFiles, { world, uids, otherwise }: Lack): WorldFiles {
  const { lacks = [], options = {} } = otherwise ?? {}
  const gone = parts.filter(({ name }) => lacks.includes(name) && !READ.includes(name))
  const left = gone.reduce((less, part) => part.without(less, { environment: {}, world }), files)
  const merged: JsonObject = mergeOptions(left.options, isObject(options) ? options : {})
  return withoutTypes({ data: left.data, options: merged }, world, uids)
}
