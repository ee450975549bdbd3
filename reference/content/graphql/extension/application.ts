import { UsageError } from '../../../usage-error.ts'
import type { WriteContext } from '../../actions/write/context.ts'
import { isRecord } from '../../query/query.ts'
import { typeName } from '../schema/naming.ts'
import { createEntityService, createQuery } from './entity-service.ts'
import { Extensions } from './extensions.ts'
import { Registry } from './registry.ts'
import type { ShadowCrudUnits } from './shadow-crud/functions.ts'
import { shadowCrudInterface } from './shadow-crud/interface.ts'
import type { ShadowCrud } from './shadow-crud/state.ts'

/** The application as a project's code sees it, and what that code leaves behind in it. */
export interface Application {
  readonly strapi: Readonly<Record<string, unknown>>
  readonly extensions: Extensions
  readonly policies: Registry
  readonly middlewares: Registry
}

/** What the application is made of. */
export interface ApplicationSources {
  readonly context: WriteContext
  readonly shadowCrud: ShadowCrud
  readonly units: ShadowCrudUnits
  /** The GraphQL plugin's configuration as written. */
  readonly config: Readonly<Record<string, unknown>>
}

/**
 * Makes the application that `register` gets: `strapi.plugin('graphql').service('extension')`, the registries of
 * policies and middlewares, and what custom resolvers read entries with. Whatever else a project may ask for is
 * refused by name. Clause: content.graphql.extension.service.
 */
export function createApplication(sources: ApplicationSources): Application {
  const extensions = new Extensions()
  const policies = new Registry('policy')
  const middlewares = new Registry('middleware')
  const graphql = graphqlPlugin(sources, extensions)
  const strapi = {
    plugin: (name: unknown) => (name === 'graphql' ? graphql : missing(`plugin('${String(name)}')`)),
    policy: (name: unknown) => policies.get(String(name)),
    middleware: (name: unknown) => middlewares.get(String(name)),
    container: { get: (name: unknown) => registryNamed(String(name), { policies, middlewares }) },
    ...projectParts(sources.context),
  }
  return { strapi, extensions, policies, middlewares }
}

function graphqlPlugin({ shadowCrud, units, config }: ApplicationSources, extensions: Extensions) {
  const extension = {
    shadowCRUD: shadowCrudInterface(shadowCrud, units),
    use(given: unknown) {
      extensions.use(given)
      return extension
    },
  }
  const services: Readonly<Record<string, unknown>> = { extension, format: { returnTypes }, utils }
  return {
    service: (name: unknown) =>
      services[String(name)] ?? missing(`plugin('graphql').service('${String(name)}')`),
    config: (key: unknown, fallback?: unknown) => config[String(key)] ?? fallback,
  }
}

/** What generated types take from a resolver. */
const returnTypes = {
  toEntityResponse: (value: unknown, info: unknown = {}) => ({ value, info }),
  toEntityResponseCollection: (nodes: unknown, info: unknown = {}) => ({ nodes, info }),
}

const utils = { naming: { getTypeName: typeName } }

function projectParts(context: WriteContext) {
  const { types, components } = context.models
  const query = (uid: unknown) => createQuery(uid, context)
  return {
    contentTypes: Object.fromEntries(types),
    components: Object.fromEntries(components),
    getModel: (uid: unknown) => types.get(String(uid)) ?? components.get(String(uid)),
    entityService: createEntityService(context),
    query,
    db: { query },
    config: { get: (_path: unknown, fallback?: unknown) => fallback },
    log: silentLog,
  }
}

const silent = (): void => {}
const silentLog = { info: silent, warn: silent, error: silent, debug: silent, verbose: silent, http: silent }

function registryNamed(name: string, registries: Readonly<Record<string, Registry>>): Registry {
  return registries[name] ?? missing(`container.get('${name}')`)
}

function missing(what: string): never {
  throw new UsageError(`strapi.${what} is not part of the reference`)
}

/** Runs a project's `register`; it may also be an object that has one, as the main file of a project is. */
export function runRegister(register: unknown, { strapi }: Application): unknown {
  const run = isRecord(register) ? register.register : register
  if (run === undefined) return undefined
  if (typeof run !== 'function') throw new UsageError('An extension must be a function register({ strapi })')
  return run({ strapi })
}
