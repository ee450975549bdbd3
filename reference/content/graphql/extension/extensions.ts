import type * as nexusLibrary from 'nexus'
import { UsageError } from '../../../usage-error.ts'
import { isRecord } from '../../query/query.ts'
import { isFunction, type ResolverConfig, readResolversConfig } from './resolver-config.ts'

/** What an extension that is given as a function receives: the schema builder, also by its name, and the application. */
export type ExtensionTools = typeof nexusLibrary & {
  readonly nexus: typeof nexusLibrary
  readonly strapi: unknown
}

/** Everything that extensions add to the schema. */
export interface Additions {
  readonly types: readonly unknown[]
  readonly typeDefs: readonly string[]
  readonly plugins: readonly unknown[]
  readonly resolvers: readonly Readonly<Record<string, unknown>>[]
  readonly resolversConfig: ReadonlyMap<string, ResolverConfig>
}

/** How an extension is given. */
export interface ExtensionForm {
  readonly clause: string
  readonly open: (extension: unknown, tools: ExtensionTools) => unknown
}

/** content.graphql.extension.use: as an object, or as a function that gets the schema builder and returns one. */
export const extensionForm: ExtensionForm = {
  clause: 'content.graphql.extension.use',
  open: (extension, tools) => (isFunction(extension) ? extension(tools) : extension),
}

/** How one part of an extension is read. Throws a UsageError for a part that is of the wrong kind. */
interface PartRule<T> {
  readonly clause: string
  readonly read: (given: unknown) => T
}

export type PartRules = { readonly [K in keyof Additions]: PartRule<Additions[K]> }

export const partRules: PartRules = {
  /** Definitions made with the schema builder. */
  types: {
    clause: 'content.graphql.extension.types',
    read: types => list('types', types),
  },
  /** Definitions in the schema language. */
  typeDefs: {
    clause: 'content.graphql.extension.type-defs',
    read: typeDefs =>
      typeof typeDefs === 'string' ? [typeDefs] : refuseGiven('typeDefs', 'a text of SDL', typeDefs),
  },
  /** Plugins of the schema builder. */
  plugins: {
    clause: 'content.graphql.extension.plugins',
    read: plugins => list('plugins', plugins),
  },
  /** Functions by type and field. */
  resolvers: {
    clause: 'content.graphql.extension.resolvers',
    read: resolvers => (isRecord(resolvers) ? [resolvers] : refuseGiven('resolvers', 'an object', resolvers)),
  },
  /** Authorization, policies and middlewares by `<Type>.<field>`. */
  resolversConfig: {
    clause: 'content.graphql.extension.resolvers-config',
    read: readResolversConfig,
  },
}

/** What extensions are read by. */
export interface ExtensionUnits {
  readonly use: ExtensionForm
  readonly parts: PartRules
}

/** Collects what extensions register with `use`. */
export class Extensions {
  readonly #used: unknown[] = []

  /** Takes an extension: an object, or a function that makes one when the schema is built. */
  use(extension: unknown): this {
    if (!isRecord(extension) && !isFunction(extension)) {
      throw new UsageError('use() takes an extension: an object, or a function that returns one')
    }
    this.#used.push(extension)
    return this
  }

  /** All that was registered, in the order of `use`. Throws a UsageError for a part that is of the wrong kind. */
  additions(tools: ExtensionTools, { use, parts: rules }: ExtensionUnits): Additions {
    const parts = this.#used.map(extension => readPart(use.open(extension, tools), rules))
    return {
      types: parts.flatMap(part => part.types),
      typeDefs: parts.flatMap(part => part.typeDefs),
      plugins: parts.flatMap(part => part.plugins),
      resolvers: parts.flatMap(part => part.resolvers),
      resolversConfig: mergeConfigs(parts.map(part => part.resolversConfig)),
    }
  }
}

/** A function may also return nothing. */
function readPart(part: unknown, rules: PartRules): Additions {
  const given = part === undefined || part === null ? {} : part
  if (!isRecord(given)) throw new UsageError('An extension must be an object')
  return {
    types: rules.types.read(given.types),
    typeDefs: rules.typeDefs.read(given.typeDefs),
    plugins: rules.plugins.read(given.plugins),
    resolvers: rules.resolvers.read(given.resolvers),
    resolversConfig: rules.resolversConfig.read(given.resolversConfig),
  }
}

function list(key: string, given: unknown): readonly unknown[] {
  return Array.isArray(given) ? given : refuseGiven(key, 'a list', given)
}

function refuseGiven(key: string, expected: string, given: unknown): readonly never[] {
  if (given === undefined || given === null) return []
  throw new UsageError(`${key} of an extension must be ${expected}`)
}

/** Where several extensions speak of one resolver, the first decides about authorization, and the rest adds up. */
function mergeConfigs(
  configs: readonly ReadonlyMap<string, ResolverConfig>[],
): ReadonlyMap<string, ResolverConfig> {
  const merged = new Map<string, ResolverConfig>()
  for (const [path, config] of configs.flatMap(one => [...one])) {
    const earlier = merged.get(path)
    merged.set(path, earlier ? mergeConfig(earlier, config) : config)
  }
  return merged
}

function mergeConfig(earlier: ResolverConfig, later: ResolverConfig): ResolverConfig {
  return {
    auth: earlier.auth ?? later.auth,
    policies: [...earlier.policies, ...later.policies],
    middlewares: [...earlier.middlewares, ...later.middlewares],
  }
}
