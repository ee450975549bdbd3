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

const engines = new WeakMap<Models, WeakMap<GraphqlUnits, Map<string, Engine>>>()

/**
 * The engine of everything that serves the same: resolvers find in their context whose entries they read, so that one
 * schema, its documents and its plans do for all references of a world, of which a self-test has thousands.
 */
export function sharedEngine(basis: EngineBasis, make: () => Engine): Engine {
  const { models, units, settings, environment, locales } = basis
  const ofModels = engines.get(models) ?? new WeakMap<GraphqlUnits, Map<string, Engine>>()
  engines.set(models, ofModels)
  const ofUnits = ofModels.get(units.graphql) ?? new Map<string, Engine>()
  ofModels.set(units.graphql, ofUnits)
  const key = JSON.stringify([settings, environment, locales])
  const engine = ofUnits.get(key) ?? make()
  ofUnits.set(key, engine)
  return engine
}
