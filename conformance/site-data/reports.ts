import { type Matrix, matrixOf } from '../matrix/matrix.ts'
import type { PublishedReport } from '../publish/reports-index.ts'
import type { Report, ScenarioReport } from '../report/report.ts'
import { isFailure, isJudged, isRemark } from '../run/verdict.ts'
import type { ChapterCell, ProgramFacts, Reports } from './catalog.ts'
import type { ChapterClauses } from './chapters.ts'

/** So many causes are named for a program. */
const MOST_CAUSES = 8

/** The published reports side by side, as far as they are about the chapters' clauses. */
export function reportsOf(
  published: readonly PublishedReport[],
  chapters: readonly ChapterClauses[],
): Reports {
  return {
    programs: published.map(programOf),
    chapters: chapters.map(chapter => ({
      id: chapter.id,
      cells: published.map(({ report }) => chapterCell(chapter, report)),
    })),
    clauses: differingClauses(published, chapters),
  }
}

function programOf({ folder, report }: PublishedReport): ProgramFacts {
  const { verdicts, coverage } = report.summary
  const causes = (report.diagnosis ?? []).slice(0, MOST_CAUSES)
  return {
    name: folder,
    pass: verdicts.pass,
    fail: verdicts.fail,
    note: verdicts.note,
    ...coverage,
    causes: causes.map(({ quirk, clause, says, scenarios }) => ({
      id: quirk,
      clause,
      says,
      scenarios: scenarios.length,
    })),
  }
}

function chapterCell({ members }: ChapterClauses, report: Report): ChapterCell | null {
  const ids = new Set(members.map(({ id }) => id))
  const scenarios = report.clauses.filter(({ id }) => ids.has(id)).flatMap(clause => clause.scenarios)
  const judged = scenarios.filter(({ verdict }) => isJudged(verdict))
  if (judged.length === 0) return null
  const count = (holds: (scenario: ScenarioReport) => boolean) => judged.filter(holds).length
  return {
    judged: judged.length,
    failed: count(({ verdict }) => isFailure(verdict)),
    noted: count(({ verdict }) => isRemark(verdict)),
  }
}

function differingClauses(
  published: readonly PublishedReport[],
  chapters: readonly ChapterClauses[],
): Reports['clauses'] {
  const named = published.map(({ folder, report }) => ({ place: folder, label: folder, report }))
  const rows = new Map(matrixOf(named).rows.map(row => [row.clause.id, row]))
  return chapters.flatMap(chapter =>
    chapter.members.flatMap(({ id, says }) => {
      const row = rows.get(id)
      return row && differs(row) ? [{ id, chapter: chapter.id, says, cells: row.cells }] : []
    }),
  )
}

function differs({ cells }: Matrix['rows'][number]): boolean {
  return cells.some(cell => cell !== null && (isFailure(cell.outcome) || isRemark(cell.outcome)))
}
