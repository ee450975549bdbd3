import type { Registry } from './registry.ts'
import { isFunction, type Middleware, type Reference } from './resolver-config.ts'

/** How a middleware that is registered by name becomes one that stands around a resolver. */
export interface MiddlewareRule {
  readonly clause: string
  readonly ready: (
    registered: (...parameters: readonly unknown[]) => unknown,
    options: unknown,
    application: unknown,
  ) => unknown
}

/**
 * content.graphql.extension.middlewares.named: a name stands for the registered function itself (observed), or, when
 * that takes two things, options and the application, for the function that it makes of no options.
 */
export const namedMiddleware: MiddlewareRule = {
  clause: 'content.graphql.extension.middlewares.named',
  ready: (registered, options, application) =>
    registered.length === 2 ? registered(options, application) : registered,
}

/** content.graphql.extension.middlewares.options: `{name, options}` stands for what the registered function makes of the options. */
export const middlewareWithOptions: MiddlewareRule = {
  clause: 'content.graphql.extension.middlewares.options',
  ready: (registered, options, application) => registered(options, application),
}

/** What named middlewares are made by. */
export interface MiddlewareUnits {
  readonly namedMiddleware: MiddlewareRule
  readonly middlewareWithOptions: MiddlewareRule
}

/** A middleware, ready to be called. What is made of a name that is no function calls nothing. */
export function readyMiddleware(
  reference: Reference,
  middlewares: Registry,
  application: unknown,
  units: MiddlewareUnits,
): Middleware {
  if (reference.kind === 'function') return reference.call
  const isNamed = reference.kind === 'name'
  const rule = isNamed ? units.namedMiddleware : units.middlewareWithOptions
  const options = isNamed ? {} : reference.settings
  const made = rule.ready(middlewares.get(reference.name), options, application)
  if (isFunction(made)) return made
  throw new Error(`The middleware ${reference.name} makes no function`)
}
