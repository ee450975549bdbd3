import type { ValidationRule } from 'graphql'
import type { Store } from '../../world/store.ts'
import { type Application, createApplication, runRegister } from '../extension/application.ts'
import { ShadowCrud } from '../extension/shadow-crud/state.ts'
import { depthLimit } from '../limits/depth-limit.ts'
import { limitFields } from '../limits/field-limit.ts'
import { buildSchema } from '../schema/build-schema.ts'
import { switchOffBuiltIns } from '../schema/built-in-defaults.ts'
import type { GraphqlSettings } from '../settings/settings.ts'
import type { GraphqlSources } from '../sources.ts'
import type { GraphqlUnits } from '../units.ts'
import { Documents } from './documents.ts'
import { noIntrospection } from './introspection.ts'
import { Plans } from './plans.ts'
import type { Engine } from './run.ts'
import { sharedEngine } from './shared-engine.ts'
import { traceResolvers } from './tracing.ts'

/**
 * Lets a project register its extensions, and makes the schema of the world with them. A value and no promise when
 * `register` is not asynchronous. Throws a UsageError for an extension that does not fit.
 */
export function createEngine(sources: GraphqlSources, settings: GraphqlSettings): Engine | Promise<Engine> {
  const locales = localeCodes(sources.store)
  if (sources.registers.length === 0)
    return sharedEngine({ ...sources, settings, locales }, () =>
      engineOf(sources, settings, { ...registration(sources), locales: () => locales }),
    )
  const registered = { ...registration(sources), locales: () => localeCodes(sources.store) }
  const make = () => engineOf(sources, settings, registered)
  const running = runAll(sources.registers, registered.application)
  return running ? running.then(make) : make()
}

function registration(sources: GraphqlSources): Pick<Registered, 'shadowCrud' | 'application'> {
  const shadowCrud = new ShadowCrud()
  switchOffBuiltIns(shadowCrud)
  const application = createApplication({
    context: { ...sources, caller: { may: () => true } },
    shadowCrud,
    units: sources.units.graphql.shadowCrud,
    config: sources.options.graphql ?? {},
  })
  return { shadowCrud, application }
}

/** Runs one after the other; a promise as soon as one of them is asynchronous, else null. */
function runAll(registers: readonly unknown[], application: Application): Promise<void> | null {
  let running: Promise<void> | null = null
  for (const register of registers) {
    const run = () => runRegister(register, application)
    const result: unknown = running ? running.then(run) : run()
    if (result instanceof Promise) running = result.then(() => {})
  }
  return running
}

interface Registered {
  readonly shadowCrud: ShadowCrud
  readonly application: Application
  /** The codes of the service's locales, as they are now. */
  readonly locales: () => readonly string[]
}

function engineOf(
  { models, units, environment, registers }: GraphqlSources,
  settings: GraphqlSettings,
  { shadowCrud, application, locales }: Registered,
): Engine {
  const { graphql } = units
  const scope = { models, units: graphql, generates: settings.shadowCRUD, shadowCrud, locales }
  const schema = buildSchema(scope, application)
  if (settings.tracing) traceResolvers(schema)
  const bounds = boundsOf(settings, graphql, environment === 'production')
  const documents = new Documents({ schema, limits: graphql.documentLimits, bounds })
  const isOwn = registers.length === 0 && !settings.tracing
  return { schema, documents, plans: isOwn ? new Plans(schema) : null }
}

function boundsOf(
  { depthLimit: most, introspection }: GraphqlSettings,
  units: GraphqlUnits,
  production: boolean,
): readonly ValidationRule[] {
  const isOpen = units.introspection.isOn(introspection, production)
  return [
    ...(most === null ? [] : [depthLimit(most, units.depth)]),
    limitFields(units.fieldLimit),
    ...(isOpen ? [] : [noIntrospection(units.introspection)]),
  ]
}

function localeCodes(store: Store): readonly string[] {
  return store.table('plugin::i18n.locale').rows.map(({ code }) => String(code))
}
