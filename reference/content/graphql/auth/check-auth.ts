import type { GraphqlContext } from '../context.ts'
import { forbiddenAccess } from '../errors/forbidden.ts'
import type { ResolverAuth } from './resolver-auth.ts'

/** Throws Forbidden access when the caller may not use a resolver. */
export function checkAuth(auth: ResolverAuth, { caller, query }: GraphqlContext): void {
  const rule = query.units.graphql.auth.find(candidate => candidate.applies(auth))
  if (!rule) throw new Error('invariant: no rule authorizes a resolver')
  if (!rule.allows(caller, auth)) throw forbiddenAccess()
}
