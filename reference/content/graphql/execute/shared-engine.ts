import type { Models } from '../../model/types.ts'
import type { GraphqlSettings } from '../settings/settings.ts'
import type { Environment } from '../sources.ts'
import type { GraphqlUnits } from '../units.ts'
import type { Engine } from './run.ts'

/** All that decides what an engine is like, where no code of a project has a say. */
export interface EngineBasis {
  readonly models: Models
  readonly units: { readonly graphql: GraphqlUnits }
  readonly settings: GraphqlSettings
  readonly environment: Environment
  /** Codes of the world's locales, which no request can write. */
  readonly locales: readonly string[]
}

/** Engines of one world, by what makes them. */
interface Shared {
  readonly engines: WeakMap<GraphqlUnits, Map<string, Engine>>
  /** How many were made. */
  count: number
}

const shared = new WeakMap<Models, Shared>()

/** The more types there are, the larger is a schema: all that are kept have so many together, and are then made anew. */
const MOST_TYPES = 20_000

/**
 * The engine of everything that serves the same: resolvers find in their context whose entries they read, so that one
 * schema, its documents and its plans do for all references of a world, of which a self-test has thousands.
 */
export function sharedEngine(basis: EngineBasis, make: () => Engine): Engine {
  const { models, units, settings, environment, locales } = basis
  const known = roomFor(models)
  const ofUnits = known.engines.get(units.graphql) ?? new Map<string, Engine>()
  known.engines.set(units.graphql, ofUnits)
  const key = JSON.stringify([settings, environment, locales])
  const engine = ofUnits.get(key)
  if (engine) return engine
  const made = make()
  ofUnits.set(key, made)
  known.count++
  return made
}

function roomFor(models: Models): Shared {
  const known = shared.get(models)
  const size = models.types.size + models.components.size
  if (known && known.count * size < MOST_TYPES) return known
  const empty = { engines: new WeakMap(), count: 0 }
  shared.set(models, empty)
  return empty
}
