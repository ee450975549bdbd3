import { passRateLine } from '../report/figures.ts'
import { documentOf } from '../report/html/document.ts'
import { breakable, html, type Markup } from '../report/html/markup.ts'
import { verdictBar } from '../report/html/verdict-bar.ts'
import type { Report } from '../report/report.ts'
import type { Reporter } from '../report/reporter.ts'
import { curlOf, saysOf, verdictsOf } from './describe-shift.ts'
import { countsOf, type ReportDiff, SHIFT_KINDS, type Shift, type ShiftKind } from './diff.ts'
import { type CauseGroup, type ClauseGroup, causeText, groupsOf } from './groups.ts'
import { type PlaceShift, placesOf } from './places.ts'

export const htmlDiff: Reporter<ReportDiff> = {
  name: 'html',
  says: 'diff.html: one page that works offline and without scripts',
  files: diff => ({ 'diff.html': pageOf(diff) }),
}

function pageOf(diff: ReportDiff): string {
  const { before, after, warnings } = diff
  const body = html`<header>
<p class="overline">What changed</p>
<h1>${before.target} → ${after.target}</h1>
${countList(diff)}
<div class="wide"><table>
<tr><th scope="row">before</th><td>${figuresOf(before)}</td></tr>
<tr><th scope="row">now</th><td>${figuresOf(after)}</td></tr>
</table></div>
${warnings.map(warning => html`<p class="warning">${warning}</p>`)}
</header>
<main>${SHIFT_KINDS.map(({ kind }) => sectionOf(diff, kind))}</main>`
  return documentOf(`${before.target} → ${after.target}`, ['base.css', 'tables.css'], body)
}

function figuresOf({ summary, kit }: Report): Markup {
  return html`${verdictBar(summary)}<small class="faint">${passRateLine(summary)} · assayer ${kit}</small>`
}

/** How much there is of each kind, as links to it. */
function countList(diff: ReportDiff): Markup {
  const counts = countsOf(diff)
  const some = SHIFT_KINDS.filter(({ kind }) => counts[kind] > 0)
  if (some.length === 0) return html`<p class="headline">Nothing changed</p>`
  return html`<ul class="counts">${some.map(
    ({ kind, says }) => html`<li><strong>${counts[kind]}</strong> <a href="#${kind}">${says}</a></li>`,
  )}</ul>`
}

function sectionOf(diff: ReportDiff, kind: ShiftKind): Markup | null {
  const count = countsOf(diff)[kind]
  if (count === 0) return null
  return html`<section id="${kind}">
<h2>${saysOf(kind)} <small>${count}</small></h2>
${groupsOf(diff, kind).map(causeOf)}
</section>`
}

function causeOf(group: CauseGroup): Markup {
  const cause = causeText(group)
  return html`${cause === null ? null : html`<h3>${cause}</h3>`}
${group.clauses.map(clauseOf)}`
}

function clauseOf({ clause, shifts }: ClauseGroup): Markup {
  return html`<p class="changed-clause">${clause.says} <small class="faint"><span class="id">${breakable(clause.id)}</span> · ${clause.status}</small></p>
${shifts.map(shiftOf)}`
}

function shiftOf(shift: Shift): Markup {
  const { before, after, kind } = shift
  const { id = '', says = '', verdict = 'not-run' } = after ?? before ?? {}
  const curl = curlOf(after) ?? curlOf(before)
  const places = placesOf(shift)
  const summary = html`<span class="verdict">${verdictsOf(shift)}</span> ${says} <span class="id faint">${breakable(id)}</span>`
  const isEmpty = !after?.reason && !curl && places.length === 0
  const attributes = html`class="change" id="${id}" data-verdict="${verdict}" data-kind="${kind}"`
  if (isEmpty) return html`<p ${attributes}>${summary}</p>`
  return html`<details ${attributes}>
<summary>${summary}</summary>
${after?.reason ? html`<p>${after.reason}</p>` : null}
${curl ? html`<pre>${breakable(curl)}</pre>` : null}
${places.length > 0 ? tableOf(places) : null}
</details>`
}

const HEADS = ['where', 'expected', 'before', 'now']

function tableOf(places: readonly PlaceShift[]): Markup {
  return html`<table class="places">
<col class="where">
<thead><tr>${HEADS.map(head => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${places.map(rowOf)}</tbody>
</table>`
}

function rowOf({ path, expected, before, now }: PlaceShift): Markup {
  const cells = [path, expected, before, now].map(
    (text, at) =>
      html`<td data-label="${HEADS[at] ?? ''}"><code>${at === 0 ? breakable(text) : text}</code></td>`,
  )
  return html`<tr>${cells}</tr>`
}
