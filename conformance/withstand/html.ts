import { documentOf } from '../report/html/document.ts'
import { breakable, html, type Markup } from '../report/html/markup.ts'
import type { Reporter } from '../report/reporter.ts'
import type { ChangeReport, ExampleReport, PlaceReport, ServerReport, WithstandReport } from './report.ts'
import {
  byClause,
  type ClauseGroup,
  metText,
  type Part,
  partsOf,
  percentText,
  remarksOf,
  scoreText,
  titleOf,
} from './words.ts'

export const htmlWithstand: Reporter<WithstandReport> = {
  name: 'html',
  says: 'index.html: one page that works offline and without scripts',
  files: report => ({ 'index.html': pageOf(report) }),
}

function pageOf(report: WithstandReport): string {
  const parts = partsOf(report)
  const { percent } = report.score
  const body = html`<header>
<p class="overline">What your tests notice</p>
<h1>${report.tests}</h1>
<p class="headline">${percent === null ? 'Nothing to notice' : percentText(percent)}</p>
<p>${scoreText(report)}</p>
<ul class="counts">${parts.map(
    part => html`<li><strong>${part.servers.length}</strong> <a href="#${part.id}">${titleOf(part)}</a></li>`,
  )}</ul>
<p class="faint small">${metText(report)} · assayer ${report.kit}</p>
${remarksOf(report).map(remark => html`<p class="faint small">${remark}</p>`)}
</header>
<main>${parts.map(sectionOf)}</main>`
  return documentOf(`What your tests notice: ${report.tests}`, ['base.css', 'tables.css'], body)
}

function sectionOf(part: Part): Markup {
  const { id, says, servers } = part
  return html`<section id="${id}">
<h2>${titleOf(part)} <small>${servers.length}</small></h2>
<p class="faint">${says}</p>
${byClause(servers).map(group => groupOf(group, part))}
</section>`
}

function groupOf({ clause, servers }: ClauseGroup, part: Part): Markup {
  return html`${
    clause
      ? html`<p class="changed-clause">${clause.says} <small class="faint"><span class="id">${breakable(clause.id)}</span> · ${clause.status}</small></p>`
      : null
  }
${servers.map(server => serverOf(server, part))}`
}

function serverOf(server: ServerReport, part: Part): Markup {
  const { id, says, changes, example, sameAs, failed, lastWords } = server
  return html`<details class="change" id="${id}" data-verdict="${part.verdict}">
<summary>${says} <span class="id faint">${breakable(id)}</span></summary>
${sameAs === null ? null : html`<p>It answers all of your requests as <a class="id" href="#${sameAs}">${breakable(sameAs)}</a> does, which was run in its place.</p>`}
${changes.map(change => changeOf(change, part))}
${example ? exampleOf(example) : null}
${failed.length > 0 ? html`<p>Failed: ${failed.join(' · ')}</p>` : null}
${lastWords === null ? null : html`<details><summary>What the tests said last</summary><pre>${lastWords}</pre></details>`}
</details>`
}

function changeOf({ curl, assertion, places, differing }: ChangeReport, { isToAssert }: Part): Markup {
  const rest = differing - places.length
  return html`<pre>${breakable(curl)}</pre>
${isToAssert ? html`<p>To assert: ${withCode(assertion)}</p>` : null}
<table class="places">
<col class="where">
<thead><tr>${HEADS.map(head => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${places.map(rowOf)}</tbody>
</table>
${rest > 0 ? html`<p class="faint small">… and ${rest} more</p>` : null}`
}

const HEADS = ['where', 'the reference', 'this server']

function rowOf({ path, right, wrong }: PlaceReport): Markup {
  const cells = [path, right, wrong].map(
    (text, at) =>
      html`<td data-label="${HEADS[at] ?? ''}"><code>${at === 0 ? breakable(text) : text}</code></td>`,
  )
  return html`<tr>${cells}</tr>`
}

function exampleOf({ request, says, scenario, world }: ExampleReport): Markup {
  return html`<p>A request to the world ${world} shows it: ${says} <span class="id faint">${breakable(scenario)}</span></p>
<pre>${breakable(request)}</pre>`
}

/** What stands between backticks is code. */
function withCode(text: string): readonly Markup[] {
  return text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))
}
