import type { Clause } from './clause.ts'
import type { Statement } from './statements.ts'

/** What became of one statement of the documentation. */
export interface StatementCoverage extends Statement {
  /** Ids of the clauses that name it as a source. */
  readonly clauses: readonly string[]
  readonly state: StatementState
}

/**
 * `claimed`: a documented clause with scenarios rests on it. `unproven`: one does, but none of its quirks turns one of
 * its scenarios red. `silent`: it shows nothing; clauses may fill the gap. `untestable`: no request can show it.
 * `open`: none of these.
 */
export type StatementState = (typeof STATEMENT_STATES)[number]

export const STATEMENT_STATES = ['claimed', 'silent', 'untestable', 'unproven', 'open'] as const

export interface Coverage {
  readonly statements: readonly StatementCoverage[]
  readonly counts: Readonly<Record<StatementState, number>>
  /** Sources that name no statement. */
  readonly unknown: readonly { readonly clause: string; readonly source: string }[]
}

/** Whether a quirk turns a scenario of the clause red, as a self-test found out; undefined: nobody knows. */
export type IsProven = ((clause: string) => boolean) | undefined

/** Compares statements and clauses both ways. */
export function coverageOf(
  statements: readonly Statement[],
  clauses: readonly Clause[],
  isProven?: IsProven,
): Coverage {
  const claims = claimsIn(clauses)
  const rows = statements.map(statement => {
    const claiming = claims.get(statement.id) ?? []
    return {
      ...statement,
      clauses: claiming.map(({ id }) => id),
      state: stateOf(statement, claiming, isProven),
    }
  })
  const counts = { claimed: 0, silent: 0, untestable: 0, unproven: 0, open: 0 }
  for (const { state } of rows) counts[state]++
  const known = new Set(statements.map(({ id }) => id))
  const unknown = [...claims].flatMap(([source, claiming]) =>
    known.has(source) ? [] : claiming.map(({ id }) => ({ clause: id, source })),
  )
  return { statements: rows, counts, unknown }
}

function claimsIn(clauses: readonly Clause[]): ReadonlyMap<string, readonly Clause[]> {
  const claims = new Map<string, Clause[]>()
  for (const clause of clauses) {
    for (const source of clause.sources) {
      if (typeof source === 'string') claims.set(source, [...(claims.get(source) ?? []), clause])
    }
  }
  return claims
}

function stateOf(
  { silent, untestable }: Statement,
  claiming: readonly Clause[],
  isProven: IsProven,
): StatementState {
  if (silent !== null) return 'silent'
  const documented = claiming.filter(({ status }) => status === 'documented')
  const testable = documented.filter(clause => clause.untestable === null)
  if (testable.length > 0) {
    return !isProven || testable.some(({ id }) => isProven(id)) ? 'claimed' : 'unproven'
  }
  return untestable !== null || documented.length > 0 ? 'untestable' : 'open'
}
