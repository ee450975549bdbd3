import { documentOf } from '../report/html/document.ts'
import { html, type Markup } from '../report/html/markup.ts'
import type { Reporter } from '../report/reporter.ts'
import { isGreen } from '../run/verdict.ts'
import { type Cell, type Column, cellText, type Matrix, type Row, type ScenarioRow } from './matrix.ts'

export const htmlMatrix: Reporter<Matrix> = {
  name: 'html',
  says: 'matrix.html: clauses by targets, one page that works offline and without scripts',
  files: matrix => ({ 'matrix.html': pageOf(matrix) }),
}

function pageOf(matrix: Matrix): string {
  const { columns, rows } = matrix
  const differing = rows.filter(({ isSame }) => !isSame).length
  const chapters = [...new Set(rows.map(chapterOf))]
  const body = html`<header>
<h1>${columns.map(({ name }) => name).join(' · ')}</h1>
<p>${rows.length} clauses, in ${differing} of them the targets differ</p>
<p><label><input type="checkbox" id="differing"> only where targets differ</label></p>
</header>
<main class="wide"><table class="matrix">
<thead><tr><th>clause</th>${columns.map(headOf)}</tr></thead>
${chapters.map(chapter =>
  chapterRows(
    chapter,
    rows.filter(row => chapterOf(row) === chapter),
    columns,
  ),
)}
</table></main>`
  return documentOf('Clauses by targets', ['page.css', 'tables.css'], body)
}

function chapterOf({ clause }: Row): string {
  return clause.id.split('.').slice(0, 2).join('.')
}

function headOf({ name, report }: Column): Markup {
  const { divergence, coverage } = report.summary
  return html`<th>${name}<br><small class="faint">${divergence.failed} of ${divergence.judged} differ<br>
${coverage.judged} of ${coverage.selected} judged</small></th>`
}

function chapterRows(chapter: string, rows: readonly Row[], columns: readonly Column[]): Markup {
  return html`<tbody id="${chapter}"${sameIf(rows.every(({ isSame }) => isSame))}>
<tr><th colspan="${columns.length + 1}"><strong>${chapter}</strong> <small class="faint">${rows.length}</small></th></tr>
${rows.map(row => rowOf(row, columns))}
</tbody>`
}

function sameIf(isSame: boolean): Markup | null {
  return isSame ? html` data-same` : null
}

function rowOf({ clause, cells, isSame, scenarios }: Row, columns: readonly Column[]): Markup {
  const told = scenarios.filter(({ outcomes }) =>
    outcomes.some(outcome => outcome === null || !isGreen(outcome)),
  )
  const name = html`${clause.says} <span class="id faint">${clause.id}</span>`
  return html`<tr id="${clause.id}"${sameIf(isSame)}>
<th>${told.length > 0 ? html`<details><summary>${name}</summary>${told.map(it => scenarioOf(it, columns))}</details>` : name}</th>
${cells.map(tableCell)}
</tr>`
}

function scenarioOf({ id, says, outcomes }: ScenarioRow, columns: readonly Column[]): Markup {
  const parts = outcomes.map(
    (outcome, index) =>
      html`<span class="verdict" data-verdict="${outcome ?? 'not-run'}">${columns[index]?.name ?? ''}: ${
        outcome ?? 'not in its suite'
      }</span> `,
  )
  return html`<p>${says} <span class="id faint">${id}</span><br>${parts}</p>`
}

function tableCell(cell: Cell | null): Markup {
  return html`<td data-verdict="${cell?.outcome ?? 'not-run'}">${cellText(cell)}</td>`
}
