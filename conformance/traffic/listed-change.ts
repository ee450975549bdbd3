import type { Clause } from '../suite/clause.ts'
import type { UpgradeSpan } from '../targets/oracle.ts'

/** A change with the major that made it, or that notes it once more. */
export interface ListedChange {
  readonly clause: Clause
  /** `5.0`. */
  readonly version: string
}

/** Versions as a reader wrote them: `4.48`. */
export interface VersionSpan {
  readonly from: string
  readonly to: string
}

const OF_CHANGES = /^platform\.changes\.(\d)-0\./
/** A statement of the documentation's lists: `platform/endpoints/changes-in-5-0.row.content`. */
const OF_LISTS = /^platform\/endpoints\/changes-in-(\d)-0\./

/**
 * The changes between two majors: clauses of theirs, whatever of them the reference makes (`known`), and clauses of
 * older majors where the documentation's list of a major notes what none of its own says.
 */
export function listChangesOf(
  clauses: readonly Clause[],
  known: readonly string[],
  { from, to }: UpgradeSpan,
): readonly ListedChange[] {
  const isBetween = (major: number) => major > from && major <= to
  const claimed = new Set(
    clauses.flatMap(clause => (isBetween(majorOf(clause.id)) ? statementsOf(clause) : [])),
  )
  const listed = clauses.flatMap((clause): readonly ListedChange[] => {
    const major = majorOf(clause.id)
    if (isBetween(major) || known.includes(clause.id)) return [{ clause, version: `${major}.0` }]
    if (major === 0) return []
    const again = statementsOf(clause).find(it => isBetween(listOf(it)) && !claimed.has(it))
    return again === undefined ? [] : [{ clause, version: `${listOf(again)}.0` }]
  })
  return listed.toSorted((a, b) => Number(a.version) - Number(b.version))
}

function majorOf(id: string): number {
  return Number(OF_CHANGES.exec(id)?.[1] ?? 0)
}

function listOf(statement: string): number {
  return Number(OF_LISTS.exec(statement)?.[1] ?? 0)
}

function statementsOf({ sources }: Clause): readonly string[] {
  return sources.filter(source => typeof source === 'string')
}
