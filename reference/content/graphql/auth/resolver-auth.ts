import type { Caller } from '../../auth/caller.ts'
import { ContentError } from '../../errors.ts'
import type { GraphqlContext } from '../context.ts'

/** What a resolver asks of its caller: nothing at all, or the permissions named; undefined says nothing. */
export type ResolverAuth = false | { readonly scope: readonly string[] } | undefined

/** Decides for resolvers of one kind whether a caller may use them. */
export interface AuthRule {
  readonly clause: string
  readonly applies: (auth: ResolverAuth) => boolean
  readonly allows: (caller: Caller, auth: ResolverAuth) => boolean
  readonly refuse: () => ContentError
}

/** content.graphql.auth.off: `auth: false` lets everybody in. */
const off: AuthRule = {
  clause: 'content.graphql.auth.off',
  applies: auth => auth === false,
  allows: () => true,
  refuse: forbiddenAccess,
}

/** content.graphql.auth.scope: `auth.scope` names the permissions that a caller needs, all of them. */
const scoped: AuthRule = {
  clause: 'content.graphql.auth.scope',
  applies: auth => typeof auth === 'object',
  allows: (caller, auth) => typeof auth === 'object' && auth.scope.every(action => caller.may(action)),
  refuse: forbiddenAccess,
}

/**
 * content.graphql.auth.unscoped: A query or mutation that says nothing of authorization is for signed-in users, and
 * for API tokens with full access (observed).
 */
const unscoped: AuthRule = {
  clause: 'content.graphql.auth.unscoped',
  applies: auth => auth === undefined,
  allows: caller =>
    caller.kind === 'user' || (caller.kind === 'api-token' && caller.token.type === 'full-access'),
  refuse: forbiddenAccess,
}

/** The first that applies decides. */
export const authRules: readonly AuthRule[] = [off, scoped, unscoped]

/** Throws Forbidden access when the caller may not use a resolver. */
export function checkAuth(auth: ResolverAuth, { caller, query }: GraphqlContext): void {
  const rule = query.units.graphql.auth.find(candidate => candidate.applies(auth))
  if (!rule) throw new Error('invariant: no rule authorizes a resolver')
  if (!rule.allows(caller, auth)) throw rule.refuse()
}

/** The caller may not have what a field asks for, in the words of the service. */
export function forbiddenAccess(): ContentError {
  return new ContentError(403, 'ForbiddenError', 'Forbidden access')
}
