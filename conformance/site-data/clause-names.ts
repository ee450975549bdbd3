import type { Clause } from '../suite/clause.ts'

/** The clauses of a chapter with the names that they have in it, in the order of these. */
export function namedClauses(clauses: readonly Clause[]) {
  const nameOf = namesIn(clauses.map(({ id }) => id))
  return clauses.map(clause => ({ clause, name: nameOf(clause.id) })).sort(byName)
}

/** By what a clause differs from its neighbours: `containsi` of `content.filters.containsi`. */
function namesIn(ids: readonly string[]): (id: string) => string {
  const [first = [], ...others] = ids.map(id => id.split('.'))
  const isShared = (depth: number) => others.every(parts => parts[depth] === first[depth])
  let shared = 2
  while (shared < first.length - 1 && isShared(shared)) shared += 1
  return id => id.split('.').slice(shared).join('.') || id
}

/** What a name goes on from comes before it: `and`, then `and-relations`. */
function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name < other.name ? -1 : 1
}
