import { inline } from '../report/markdown-text.ts'
import type { Reporter } from '../report/reporter.ts'
import { type Column, cellText, type Matrix } from './matrix.ts'

export const markdownMatrix: Reporter<Matrix> = {
  name: 'markdown',
  says: 'matrix.md: one table of clauses by targets',
  files: matrix => ({ 'matrix.md': markdownOf(matrix) }),
}

function markdownOf({ columns, rows }: Matrix): string {
  return [
    rowOf(['clause', ...columns.map(({ name }) => name)]),
    `|${' --- |'.repeat(columns.length + 1)}`,
    rowOf(['**divergence**', ...columns.map(divergenceOf)]),
    rowOf(['**coverage**', ...columns.map(coverageOf)]),
    ...rows.map(({ clause, cells }) => rowOf([clause.id, ...cells.map(cellText)])),
    '',
  ].join('\n')
}

function divergenceOf({ report }: Column): string {
  const { failed, judged } = report.summary.divergence
  return `${failed} of ${judged}`
}

function coverageOf({ report }: Column): string {
  const { judged, selected } = report.summary.coverage
  return `${judged} of ${selected}`
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.map(cell => (cell.startsWith('**') ? cell : inline(cell))).join(' | ')} |`
}
