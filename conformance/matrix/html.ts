import { groupBy } from '../group-by.ts'
import { passRateLine } from '../report/figures.ts'
import { documentOf } from '../report/html/document.ts'
import { breakable, html, type Markup } from '../report/html/markup.ts'
import { verdictBar } from '../report/html/verdict-bar.ts'
import type { Reporter } from '../report/reporter.ts'
import { isDiffering, isGreen, isRed } from '../run/verdict.ts'
import { type Cell, type Column, cellText, type Matrix, type Row, type ScenarioRow } from './matrix.ts'

export const htmlMatrix: Reporter<Matrix> = {
  name: 'html',
  says: 'matrix.html: clauses by targets, one page that works offline and without scripts',
  files: matrix => ({ 'matrix.html': pageOf(matrix) }),
}

function pageOf({ columns, rows }: Matrix): string {
  const differing = rows.filter(({ isSame }) => !isSame).length
  const body = html`<header>
<p class="overline">Clauses by targets</p>
<h1>${columns.map(({ name }) => name).join(' · ')}</h1>
<p class="headline">${differing} of ${rows.length} clauses differ</p>
${differing > 0 ? SWITCH : html`<p class="faint">All targets answer alike.</p>`}
</header>
<main><div class="matrix-frame" role="region" aria-label="Clauses by targets" tabindex="0"><table class="matrix">
<thead><tr><th scope="col">Clause</th>${columns.map(headOf)}</tr></thead>
${[...groupBy(rows, chapterOf)].map(([chapter, its]) => chapterRows(chapter, its, columns))}
</table></div></main>`
  return documentOf('Clauses by targets', ['base.css', 'tables.css'], body)
}

/** On at first: what is alike is what nobody looks for. */
const SWITCH = html`<label class="switch"><input type="checkbox" id="differing" checked> Only what differs</label>`

function chapterOf({ clause }: Row): string {
  return clause.id.split('.').slice(0, 2).join('.')
}

function headOf({ name, report: { summary } }: Column): Markup {
  return html`<th scope="col"><strong>${name}</strong>${verdictBar(summary)}<small class="faint">${passRateLine(summary)}</small></th>`
}

function chapterRows(chapter: string, rows: readonly Row[], columns: readonly Column[]): Markup {
  return html`<tbody id="${chapter}"${sameIf(rows.every(({ isSame }) => isSame))}>
<tr class="chapter"><th scope="rowgroup">${chapter}</th><td colspan="${columns.length}" class="faint">${rows.length} clauses</td></tr>
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
  const name = html`${clause.says} <span class="id">${breakable(clause.id)}</span>`
  return html`<tr id="${clause.id}"${sameIf(isSame)}>
<th scope="row">${told.length > 0 ? html`<details><summary>${name}</summary>${told.map(it => scenarioOf(it, columns))}</details>` : name}</th>
${cells.map(tableCell)}
</tr>`
}

function scenarioOf({ id, says, outcomes }: ScenarioRow, columns: readonly Column[]): Markup {
  const parts = outcomes.map(
    (outcome, index) =>
      html`<br><span class="verdict" data-verdict="${outcome ?? 'not-run'}">${
        outcome ?? 'not in its suite'
      }</span> ${columns[index]?.name ?? ''}`,
  )
  return html`<p>${says} <span class="id">${breakable(id)}</span>${parts}</p>`
}

function tableCell(cell: Cell | null): Markup {
  const isHot = cell && (isDiffering(cell.outcome) || isRed(cell.outcome))
  const heat = isHot ? html` data-heat="${heatOf(cell)}"` : null
  return html`<td data-verdict="${cell?.outcome ?? 'not-run'}"${heat}>${cellText(cell)}</td>`
}

/** By its share, in quarters. */
function heatOf({ count, of }: Cell): number {
  return Math.ceil((4 * count) / of)
}
