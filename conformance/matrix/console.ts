import { figureLines, verdictLine } from '../report/figures.ts'
import { printable } from '../report/printable.ts'
import type { Reporter } from '../report/reporter.ts'
import { cellText, type Matrix, type Row } from './matrix.ts'

export const consoleMatrix: Reporter<Matrix> = {
  name: 'console',
  says: 'the clauses in which targets differ, on the terminal',
  prints: matrix => `${linesOf(matrix).map(printable).join('\n')}\n`,
}

function linesOf({ columns, rows }: Matrix): readonly string[] {
  const names = columns.map(({ name }) => name)
  const differing = rows.filter(({ isSame }) => !isSame)
  return [
    ...differing.flatMap(row => rowLines(row, names)),
    `${rows.length} clauses, in ${differing.length} of them the targets differ`,
    ...columns.flatMap(({ name, report }) => [
      `${name}: ${verdictLine(report.summary)}`,
      ...figureLines(report).map(line => `  ${line}`),
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
