import { passRateLine, verdictLine } from '../report/figures.ts'
import { printable } from '../report/printable.ts'
import type { Reporter } from '../report/reporter.ts'
import { cellText, type Matrix, type Row } from './matrix.ts'

/** More than anybody reads in a terminal; the other reports have all. */
const MOST_ROWS = 20

export const consoleMatrix: Reporter<Matrix> = {
  name: 'console',
  says: 'the clauses that differ between targets, on the terminal',
  prints: matrix => `${linesOf(matrix).map(printable).join('\n')}\n`,
}

function linesOf({ columns, rows }: Matrix): readonly string[] {
  const names = columns.map(({ name }) => name)
  const differing = rows.filter(({ isSame }) => !isSame)
  const rest = differing.length - MOST_ROWS
  return [
    ...differing.slice(0, MOST_ROWS).flatMap(row => rowLines(row, names)),
    ...(rest > 0 ? [`… and ${rest} more clauses that differ`, ''] : []),
    `${rows.length} clauses, ${differing.length} of them differ between the targets`,
    ...columns.flatMap(({ name, report: { summary } }) => [
      `${name}: ${passRateLine(summary)}`,
      `  ${verdictLine(summary)}`,
    ]),
  ]
}

function rowLines({ clause, cells }: Row, names: readonly string[]): readonly string[] {
  return [
    `${clause.id}  ${clause.says}`,
    ...cells.map((cell, index) => `  ${names[index]}: ${cellText(cell)}`),
    '',
  ]
}
