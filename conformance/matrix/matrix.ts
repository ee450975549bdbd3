import type { ClauseReport, Report, ScenarioReport } from '../report/report.ts'
import { MEANINGS, type ShownVerdict } from '../run/verdict.ts'

export interface Matrix {
  /** What the columns are called, and their figures. */
  readonly columns: readonly Column[]
  /** A row for each clause that is in any of the reports, in the order of the suite. */
  readonly rows: readonly Row[]
}

export interface Column {
  readonly name: string
  readonly report: Report
}

export interface Row {
  readonly clause: Pick<ClauseReport, 'id' | 'says' | 'status'>
  /** One for each column; null when the report does not know the clause. */
  readonly cells: readonly (Cell | null)[]
  /** Whether all targets answer alike, as far as their suites ask them. */
  readonly isSame: boolean
  readonly scenarios: readonly ScenarioRow[]
}

export interface Cell {
  readonly outcome: ShownVerdict
  /** Scenarios with that outcome, and all. */
  readonly count: number
  readonly of: number
}

export interface ScenarioRow {
  readonly id: string
  readonly says: string
  /** One for each column; null when the report does not know the scenario. */
  readonly outcomes: readonly (ShownVerdict | null)[]
}

export interface NamedReport {
  /** Where it was read. */
  readonly place: string
  /** What the reader calls it; null: as its target. */
  readonly label: string | null
  readonly report: Report
}

/** Puts reports side by side: clauses by targets. */
export function matrixOf(reports: readonly NamedReport[]): Matrix {
  return { columns: columnsOf(reports), rows: clausesIn(reports).map(clause => rowOf(clause, reports)) }
}

/** Two runs at one target are told apart by where their reports are. */
function columnsOf(reports: readonly NamedReport[]): readonly Column[] {
  return reports.map(({ place, label, report }) => {
    if (label !== null) return { name: label, report }
    const isAlone = reports.filter(it => it.report.target === report.target).length === 1
    return { name: isAlone ? report.target : `${report.target} (${place})`, report }
  })
}

/** In the order of the first report; clauses that only others know follow. The last report's sentence is shown. */
function clausesIn(reports: readonly NamedReport[]): readonly ClauseReport[] {
  const all = reports.flatMap(({ report }) => report.clauses)
  return [...new Map(all.map(clause => [clause.id, clause])).values()]
}

function rowOf(clause: ClauseReport, reports: readonly NamedReport[]): Row {
  const its = reports.map(({ report }) => report.clauses.find(({ id }) => id === clause.id) ?? null)
  const scenarios = scenariosIn(its)
  return {
    clause,
    cells: its.map(it => it && cellOf(it.scenarios)),
    isSame: scenarios.every(({ outcomes }) => new Set(outcomes.filter(it => it !== null)).size <= 1),
    scenarios,
  }
}

function cellOf(scenarios: readonly ScenarioReport[]): Cell {
  const outcome = worstOf(scenarios)
  return {
    outcome,
    count: scenarios.filter(({ verdict }) => verdict === outcome).length,
    of: scenarios.length,
  }
}

/** The worst outcome stands for all. */
function worstOf(scenarios: readonly ScenarioReport[]): ShownVerdict {
  const outcomes = scenarios.map(({ verdict }) => verdict)
  const [worst = 'not-run'] = outcomes.sort((a, b) => MEANINGS[a].means.rank - MEANINGS[b].means.rank)
  return worst
}

function scenariosIn(clauses: readonly (ClauseReport | null)[]): readonly ScenarioRow[] {
  const all = clauses.flatMap(clause => clause?.scenarios ?? [])
  const known = [...new Map(all.map(it => [it.id, it])).values()]
  return known.map(({ id, says }) => ({
    id,
    says,
    outcomes: clauses.map(clause => {
      const runs = clause?.scenarios.filter(it => it.id === id) ?? []
      return runs.length > 0 ? worstOf(runs) : null
    }),
  }))
}

/** `pass`, or of several outcomes the worst with its share: `2 of 5 fail`. */
export function cellText(cell: Cell | null): string {
  if (cell === null) return '–'
  return cell.count === cell.of ? cell.outcome : `${cell.count} of ${cell.of} ${cell.outcome}`
}
