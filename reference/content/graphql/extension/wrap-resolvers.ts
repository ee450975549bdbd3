import { defaultFieldResolver, type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql'
import { checkAuth, type ResolverAuth } from '../auth/resolver-auth.ts'
import type { Arguments, GraphqlContext } from '../context.ts'
import type { CacheHinting } from '../execute/cache-hints.ts'
import { type MiddlewareUnits, readyMiddleware } from './middlewares.ts'
import {
  type PolicyApplication,
  type PolicyContext,
  type PolicyVerdict,
  policyFailed,
  type ReadyPolicy,
  readyPolicy,
} from './policies.ts'
import type { Registry } from './registry.ts'
import type { Middleware, Next, ResolverConfig } from './resolver-config.ts'

/** In which order what stands around a resolver is run through. */
export interface WrappingOrder {
  readonly clause: string
  readonly steps: readonly Step[]
}

type Step = 'auth' | 'middlewares' | 'policies'

/**
 * content.graphql.extension.order: First authorization, then the middlewares in the order given, then the policies,
 * then the resolver (observed).
 */
export const wrappingOrder: WrappingOrder = {
  clause: 'content.graphql.extension.order',
  steps: ['auth', 'middlewares', 'policies'],
}

/** What decides how resolvers are wrapped. */
export interface WrappingUnits extends MiddlewareUnits {
  readonly order: WrappingOrder
  readonly policy: PolicyVerdict
  readonly policyContext: PolicyContext
  readonly cacheHinting: CacheHinting
  readonly policyApplication: PolicyApplication
}

/** What resolvers are wrapped with. */
export interface Wrapping {
  /** What generated resolvers ask of their callers; an extension's own configuration goes before it. */
  readonly auth: ReadonlyMap<string, ResolverAuth>
  readonly configs: ReadonlyMap<string, ResolverConfig>
  readonly policies: Registry
  readonly middlewares: Registry
  /** What policies and middlewares know as `strapi`. */
  readonly strapi: Readonly<Record<string, unknown>>
  readonly units: WrappingUnits
}

const ROOTS = new Set(['Query', 'Mutation', 'Subscription'])

/**
 * Puts authorization, middlewares and policies around resolvers: around every root field, and around every other
 * field of which something is configured. Changes the fields of the schema, which is being made.
 */
export function wrapResolvers(schema: GraphQLSchema, wrapping: Wrapping): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      wrapField(field, `${type.name}.${field.name}`, ROOTS.has(type.name), wrapping)
    }
  }
}

function wrapField(
  field: GraphQLField<unknown, GraphqlContext>,
  path: string,
  isRoot: boolean,
  wrapping: Wrapping,
): void {
  const config = wrapping.configs.get(path)
  const auth = config?.auth ?? wrapping.auth.get(path)
  const around: Record<Step, readonly Middleware[]> = {
    auth: isRoot || auth !== undefined ? [authorization(auth)] : [],
    middlewares: config?.middlewares.map(it => ready(it, wrapping)) ?? [],
    policies: config?.policies.map(it => policyStep(readyPolicy(it, wrapping.policies), wrapping)) ?? [],
  }
  const steps = wrapping.units.order.steps.flatMap(step => around[step])
  if (steps.length === 0) return
  const resolve = steps.reduceRight(before, field.resolve ?? defaultFieldResolver)
  const isConfigured = around.middlewares.length > 0
  const { cacheHinting } = wrapping.units
  field.resolve = isConfigured
    ? (parent, args, context, info) => {
        const cacheControl = cacheHinting.given(hint => context.cacheHints.set(hint, info))
        return resolve(parent, copied(args), context, Object.assign({ ...info }, { cacheControl }))
      }
    : resolve
}

function before(next: Next, middleware: Middleware): Next {
  return (parent, args, context, info) => middleware(next, parent, args, context, info)
}

function authorization(auth: ResolverAuth): Middleware {
  return (next, parent, args, context, info) => {
    checkAuth(auth, context)
    return next(parent, args, context, info)
  }
}

function ready(reference: ResolverConfig['middlewares'][number], wrapping: Wrapping): Middleware {
  const { middlewares, strapi, units } = wrapping
  return readyMiddleware(reference, middlewares, { strapi }, units)
}

function policyStep({ policy, config }: ReadyPolicy, { strapi, units }: Wrapping): Middleware {
  const besides = units.policyApplication.give(strapi, config)
  return (next, parent, args, context, info) => {
    const settled = (result: unknown) => {
      if (!units.policy.passes(result)) throw policyFailed()
      return next(parent, args, context, info)
    }
    const result = policy(units.policyContext.tell({ parent, args, context, info }), ...besides)
    return result instanceof Promise ? result.then(settled) : settled(result)
  }
}

/** A middleware may change arguments in place, and the defaults among them belong to the schema. */
function copied(args: Arguments): Arguments {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, copy(value)]))
}

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy)
  const isPlain = typeof value === 'object' && value !== null && isPlainObject(value)
  return isPlain ? copied({ ...value }) : value
}

function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}
