import type { GraphQLResolveInfo } from 'graphql'
import { UsageError } from '../../../usage-error.ts'
import { isRecord } from '../../query/query.ts'
import type { ResolverAuth } from '../auth/resolver-auth.ts'
import type { Arguments, GraphqlContext } from '../context.ts'

/** Calls on: the next middleware, or the resolver itself. */
export type Next = (
  parent: unknown,
  args: Arguments,
  context: GraphqlContext,
  info: GraphQLResolveInfo,
) => unknown

/** What stands around a resolver. */
export type Middleware = (
  next: Next,
  parent: unknown,
  args: Arguments,
  context: GraphqlContext,
  info: GraphQLResolveInfo,
) => unknown

/** Decides whether a resolver may run, by the context of the call and what `PolicyApplication` gives besides. */
export type Policy = (policyContext: unknown, ...besides: readonly unknown[]) => unknown

/** A policy or middleware as the configuration names it. */
export type Reference =
  | { readonly kind: 'function'; readonly call: (...parameters: readonly unknown[]) => unknown }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'settings'; readonly name: string; readonly settings: unknown }

/** What an extension says of one resolver. */
export interface ResolverConfig {
  readonly auth: ResolverAuth
  readonly policies: readonly Reference[]
  readonly middlewares: readonly Reference[]
}

const NOTHING: ResolverConfig = { auth: undefined, policies: [], middlewares: [] }

/**
 * Reads `resolversConfig`, by `<Type>.<field>`. Throws a UsageError for what is neither `auth`, `policies` nor
 * `middlewares` of a kind that can be used.
 */
export function readResolversConfig(given: unknown): ReadonlyMap<string, ResolverConfig> {
  if (given === undefined || given === null) return new Map()
  if (!isRecord(given)) throw new UsageError('resolversConfig must be an object of resolvers by name')
  return new Map(Object.entries(given).map(([path, config]) => [path, readConfig(path, config)]))
}

function readConfig(path: string, config: unknown): ResolverConfig {
  if (config === undefined || config === null) return NOTHING
  if (!isRecord(config)) throw new UsageError(`resolversConfig of ${path} must be an object`)
  return {
    auth: readAuth(path, config.auth),
    policies: readReferences(path, 'policies', config.policies, 'config'),
    middlewares: readReferences(path, 'middlewares', config.middlewares, 'options'),
  }
}

function readAuth(path: string, auth: unknown): ResolverAuth {
  if (auth === undefined || auth === null || auth === false) return auth ?? undefined
  if (isRecord(auth)) {
    if (auth.scope === undefined) return undefined
    const scope = [auth.scope].flat()
    const actions = scope.filter(action => typeof action === 'string')
    if (actions.length === scope.length) return { scope: actions }
  }
  throw new UsageError(`auth of ${path} must be false, or an object with a scope of permissions`)
}

function readReferences(
  path: string,
  kind: 'policies' | 'middlewares',
  given: unknown,
  settingsKey: 'config' | 'options',
): readonly Reference[] {
  if (given === undefined || given === null) return []
  if (!Array.isArray(given)) throw new UsageError(`${kind} of ${path} must be a list`)
  return given.map(item => {
    const reference = readReference(item, settingsKey)
    if (reference) return reference
    throw new UsageError(`${kind} of ${path}: each is a name, an object {name, ${settingsKey}} or a function`)
  })
}

function readReference(item: unknown, settingsKey: 'config' | 'options'): Reference | null {
  if (isFunction(item)) return { kind: 'function', call: item }
  if (typeof item === 'string') return { kind: 'name', name: item }
  if (!isRecord(item) || typeof item.name !== 'string') return null
  return { kind: 'settings', name: item.name, settings: item[settingsKey] ?? {} }
}

export function isFunction(value: unknown): value is (...parameters: readonly unknown[]) => unknown {
  return typeof value === 'function'
}
