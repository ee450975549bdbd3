import { documentOf } from '../report/html/document.ts'
import { html, type Markup } from '../report/html/markup.ts'
import type { Reporter } from '../report/reporter.ts'
import { curlOf, headline, saysOf, verdictsOf } from './describe-shift.ts'
import { type ReportDiff, SHIFT_KINDS, type Shift, type ShiftKind } from './diff.ts'
import { type CauseGroup, type ClauseGroup, causeText, groupsOf } from './groups.ts'
import { type PlaceShift, placesOf } from './places.ts'

export const htmlDiff: Reporter<ReportDiff> = {
  name: 'html',
  says: 'diff.html: one page that works offline and without scripts',
  files: diff => ({ 'diff.html': pageOf(diff) }),
}

function pageOf(diff: ReportDiff): string {
  const { before, after, warnings } = diff
  const sections = SHIFT_KINDS.map(({ kind }) => sectionOf(diff, kind))
  const body = html`<header>
<h1>${before.target} → ${after.target}</h1>
<p>${headline(diff)}</p>
<p class="faint">${figuresOf(before)} → ${figuresOf(after)}</p>
${warnings.map(warning => html`<p class="stopped">${warning}</p>`)}
</header>
<main>${sections}</main>
<p class="faint">assayer ${before.kit} → ${after.kit}</p>`
  return documentOf(`${before.target} → ${after.target}`, ['page.css', 'tables.css'], body)
}

function figuresOf({ summary }: ReportDiff['before']): string {
  const { divergence, coverage } = summary
  return `${divergence.failed} of ${divergence.judged} differ, ${coverage.judged} of ${coverage.selected} judged`
}

function sectionOf(diff: ReportDiff, kind: ShiftKind): Markup | null {
  const count = diff.shifts.filter(shift => shift.kind === kind).length
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
  return html`<p><span class="id">${clause.id}</span> ${clause.says} <span class="faint">(${clause.status}, ${clause.file})</span></p>
${shifts.map(shiftOf)}`
}

function shiftOf(shift: Shift): Markup {
  const { before, after, kind } = shift
  const { id = '', says = '', verdict = 'not-run' } = after ?? before ?? {}
  const curl = curlOf(after) ?? curlOf(before)
  const places = placesOf(shift)
  const summary = html`<summary>
<span class="verdict">${verdictsOf(shift)}</span> ${says} <span class="id">${id}</span>
</summary>`
  return html`<details class="scenario" id="${id}" data-verdict="${verdict}" data-kind="${kind}">
${summary}
${after?.reason ? html`<p>${after.reason}</p>` : null}
${curl ? html`<pre>${curl}</pre>` : null}
${places.length > 0 ? tableOf(places) : null}
</details>`
}

function tableOf(places: readonly PlaceShift[]): Markup {
  return html`<div class="wide"><table>
<tr><th>where</th><th>expected</th><th>before</th><th>now</th></tr>
${places.map(rowOf)}
</table></div>`
}

function rowOf({ path, expected, before, now }: PlaceShift): Markup {
  const cells = [path, expected, before, now].map(text => html`<td><code>${text}</code></td>`)
  return html`<tr>${cells}</tr>`
}
