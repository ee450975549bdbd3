import type { Clause, Scenario } from '../suite/clause.ts'

/** What was measured of a suite. */
export interface Evidence {
  /** Ids of statements of the documentation. */
  readonly statements: ReadonlySet<string>
  /** Scenarios that notice some quirk. */
  readonly killers: ReadonlySet<string>
  /** Scenarios that turn red at a server that is right. */
  readonly unfair: ReadonlySet<string>
  /** Real programs that a scenario was judged at, and whether it was red there. */
  readonly programs: ReadonlyMap<string, readonly ProgramVerdict[]>
}

export interface ProgramVerdict {
  readonly program: string
  readonly isRed: boolean
}

/**
 * Why a scenario cannot enter a set; null: it can. What counts rests on a sentence of the documentation, notices a wrong
 * server, turns red at no right one, and is not red at a real program unless its clause says that they disagree.
 */
export function whyLeftOut(clause: Clause, { id }: Scenario, evidence: Evidence): string | null {
  const { statements, killers, unfair, programs } = evidence
  const unsourced = whyUndocumented(clause)
  if (unsourced !== null) return unsourced
  if (!clause.sources.some(source => typeof source === 'string' && statements.has(source))) {
    return 'its clause names no sentence of the documentation'
  }
  if (!killers.has(id)) return UNPROVEN
  if (unfair.has(id)) return 'it turns red at a server that is right'
  const red = (programs.get(id) ?? []).filter(({ isRed }) => isRed)
  if (red.length === 0 || clause.disagrees !== null) return null
  return 'it is red at a real program, and its clause writes down no disagreement'
}

/** Why what nobody saw notice a wrong server is left out. */
export const UNPROVEN = 'no quirk is known that it notices'

/** The same of what somebody laid on the suite, of which nothing is measured: its author is its source. */
export function whyUndocumented({ status }: Clause): string | null {
  return status === 'documented' ? null : `its clause is ${status}, not documented`
}
