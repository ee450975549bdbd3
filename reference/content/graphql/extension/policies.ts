import type { GraphQLResolveInfo } from 'graphql'
import { ContentError } from '../../errors.ts'
import type { Arguments, GraphqlContext } from '../context.ts'
import type { Registry } from './registry.ts'
import type { Policy, Reference } from './resolver-config.ts'

/** Which results of a policy let the request through. */
export interface PolicyVerdict {
  readonly clause: string
  readonly passes: (result: unknown) => boolean
}

/** content.graphql.extension.policies.result: a falsy result blocks the request, any other lets it through. */
export const policyVerdict: PolicyVerdict = {
  clause: 'content.graphql.extension.policies.result',
  passes: Boolean,
}

/** A policy, ready to be asked: its function and its settings. */
export interface ReadyPolicy {
  readonly policy: Policy
  readonly config: unknown
}

/** content.graphql.extension.policies.reference: a name, an object `{name, config}`, or a function. */
export function readyPolicy(reference: Reference, policies: Registry): ReadyPolicy {
  switch (reference.kind) {
    case 'function':
      return { policy: reference.call, config: {} }
    case 'name':
      return { policy: policies.get(reference.name), config: {} }
    case 'settings':
      return { policy: policies.get(reference.name), config: reference.settings }
  }
}

/** The call of a resolver that a policy decides about. */
export interface Call {
  readonly parent: unknown
  readonly args: Arguments
  readonly context: GraphqlContext
  readonly info: GraphQLResolveInfo
}

/** What a policy is told. */
export interface PolicyContext {
  readonly clause: string
  readonly tell: (call: Call) => object
}

/** content.graphql.extension.policies.context: the call of the resolver, and the HTTP context behind it. */
export const policyContext: PolicyContext = {
  clause: 'content.graphql.extension.policies.context',
  tell: call => {
    const { state, koaContext: http } = call.context
    return { type: 'graphql', is: (name: unknown) => name === 'graphql', ...call, state, http }
  },
}

/** What a policy is given besides its context. */
export interface PolicyApplication {
  readonly clause: string
  readonly give: (strapi: Strapi, config: unknown) => readonly unknown[]
}

type Strapi = Readonly<Record<string, unknown>>

/**
 * content.graphql.extension.policies.application: the application instance, which also goes by the name `strapi`, with
 * the policy's `config`. What the config holds can be read off it, too, and `{ strapi }` comes once more as the third:
 * that is how policies of real projects are written (observed).
 */
export const policyApplication: PolicyApplication = {
  clause: 'content.graphql.extension.policies.application',
  give: (strapi, config) => {
    const settings = { config: over(strapi.config, config), strapi }
    return [over(strapi, { ...Object(config), ...settings }), { strapi }]
  },
}

/** What has its own members, and those of another object where it has none. */
function over(base: unknown, own: unknown): object {
  return Object.assign(Object.create(Object(base)), own)
}

/** 403 in the words of the service. */
export function policyFailed(): ContentError {
  return new ContentError(403, 'PolicyError', 'Policy Failed')
}
