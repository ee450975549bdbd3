import type { JsonObject } from '../compare/json-value.ts'
import { hasEntries, readSeedWorld, type SeedWorld } from '../seed/seed-world.ts'
import type { Scenario } from '../suite/clause.ts'
import { worldDirectory } from '../suite/worlds.ts'
import { differingOn } from './differing.ts'
import { makeOtherWorld, mergeOptions } from './other-world.ts'
import type { Part, WorldFiles } from './parts.ts'
import { removeModels, withoutTypes } from './remove-types.ts'

/** What a target has otherwise than the worlds of the suite. */
export interface Difference {
  /** What it could not take. */
  readonly parts: readonly Part[]
  /** Options that it has in place of the worlds'; null in place of one is to have none. */
  readonly options: JsonObject
  /** Plural names of types that it lacks. */
  readonly types: readonly string[]
}

export interface MisfitOptions {
  readonly specs: string
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly difference: Difference
}

/** Why scenarios cannot be judged on a target, by their ids. */
export type Misfits = ReadonlyMap<string, string>

/**
 * Finds the scenarios that rest on what a target has not: those that the reference answers as expected with the world
 * of the suite, and otherwise with the world that the target has.
 */
export async function misfitsAmong(scenarios: readonly Scenario[], options: MisfitOptions): Promise<Misfits> {
  const changes = variationsOf(options)
  const misfits = new Map<string, string>()
  const worlds = changes.length === 0 ? [] : new Set(scenarios.map(it => it.world))
  for (const world of worlds) {
    if (!hasEntries(worldDirectory(options.specs, world))) continue
    const own = scenarios.filter(it => it.world === world)
    for (const [id, reason] of await misfitsIn(world, own, { changes, ...options })) misfits.set(id, reason)
  }
  return misfits
}

/** One way in which the target's world is another. */
interface Variation {
  readonly says: string
  readonly apply: (files: WorldFiles, world: SeedWorld) => WorldFiles
  /** The plural name of a type whose model is not there either. */
  readonly type?: string
}

function variationsOf({ difference, environment }: MisfitOptions): readonly Variation[] {
  const own = Object.entries(difference.options).map(([name, value]) => ({
    says: `the options of ${name}`,
    apply: ({ data, options }: WorldFiles) => ({ data, options: mergeOptions(options, { [name]: value }) }),
  }))
  const parts = difference.parts.map(({ says, without }) => ({
    says,
    apply: (files: WorldFiles, world: SeedWorld) => without(files, { environment, world }),
  }))
  const types = difference.types.map(plural => ({
    says: `the type ${plural}`,
    type: plural,
    apply: (files: WorldFiles, world: SeedWorld) => withoutTypes(files, world, uidsOf([plural], world)),
  }))
  return [...parts, ...own, ...types]
}

function uidsOf(plurals: readonly string[], { types }: SeedWorld): readonly string[] {
  return types.filter(({ plural }) => plurals.includes(plural)).map(({ uid }) => uid)
}

async function misfitsIn(
  world: string,
  scenarios: readonly Scenario[],
  options: MisfitOptions & { readonly changes: readonly Variation[] },
): Promise<Misfits> {
  const { changes, specs, environment } = options
  const read = await readSeedWorld(worldDirectory(specs, world), world)
  const differing = (some: readonly Scenario[], applied: readonly Variation[]) =>
    differingWith(some, { world: read, applied, specs, environment })
  const suspects = await differing(scenarios, changes)
  // What the reference does not answer as expected in any case says nothing of the world.
  const hopeless = new Set(suspects.length > 0 ? await differing(suspects, []) : [])
  const misfits = suspects.filter(it => !hopeless.has(it))
  const reasons = new Map(misfits.map(({ id }) => [id, 'it depends on several things that the target lacks']))
  for (const change of misfits.length > 0 ? changes : []) {
    const reason = `it depends on ${change.says}, which the target lacks although the world ${world} has it`
    for (const { id } of await differing(misfits, [change])) reasons.set(id, reason)
  }
  return reasons
}

interface Applied {
  readonly world: SeedWorld
  readonly applied: readonly Variation[]
  readonly specs: string
  readonly environment: MisfitOptions['environment']
}

async function differingWith(
  scenarios: readonly Scenario[],
  { world, applied, specs, environment }: Applied,
): Promise<readonly Scenario[]> {
  const change = (files: WorldFiles) => applied.reduce((changed, { apply }) => apply(changed, world), files)
  const other = makeOtherWorld(specs, world.name, change)
  const plurals = applied.flatMap(({ type }) => type ?? [])
  removeModels(worldDirectory(other.specs, world.name), uidsOf(plurals, world))
  try {
    return await differingOn(scenarios, { specs, worlds: other.specs, environment })
  } finally {
    other.remove()
  }
}
