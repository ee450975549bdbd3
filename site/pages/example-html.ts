import type { Accepted, Scenario, Step } from '../../conformance/suite/clause.ts'
import { rangeText } from '../../conformance/suite/versions.ts'
import { expectedRows } from './expected-rows.ts'
import { type Html, html } from './html.ts'
import { documentOf, readablePath } from './readable-request.ts'

/**
 * A scenario as a worked example, for those without scripts, too: its sentence and request, and below them, until it is
 * opened, all of its steps. A page that runs puts the live example in their place (`theme/LiveExamples.vue`).
 */
export function exampleHtml(scenario: Scenario): Html {
  const [first] = scenario.steps
  if (!first) throw new Error(`invariant: ${scenario.id} has a step`)
  return html`<details class="example" id="${scenario.id}" data-clause="${scenario.clause}"><summary><span class="example-says">${scenario.says}</span>${requestLine(first, scenario.steps.length)}</summary><div class="example-body"><div class="example-still">${scenario.steps.map(stepHtml)}${facts(scenario)}</div></div></details>`
}

function requestLine({ request }: Step, steps: number): Html {
  const document = documentOf(request)
  const said = document === null ? readablePath(request.path) : document.replace(/\s+/g, ' ').trim()
  const door = document === null ? request.method : 'GraphQL'
  return html`<code class="example-line"><b class="method">${door}</b> ${said}${steps > 1 && html` <i>and ${steps - 1} more</i>`}</code>`
}

function stepHtml({ request, accepted, without, asks }: Step): Html {
  const { method, path, headers, body, as } = request
  const document = documentOf(request)
  const lines = [
    `${method} ${readablePath(path)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  const sent = document ?? (typeof body === 'string' ? body : JSON.stringify(body, null, 2))
  return html`<pre class="example-request" tabindex="0"><code>${lines.join('\n')}${body !== undefined && `\n\n${sent}`}</code></pre>${as !== 'public' && html`<p>as <code>${as}</code></p>`}${asks !== null && html`<p>REST and GraphQL must find the same.</p>`}${accepted.map(acceptedHtml)}${without !== null && acceptedHtml({ who: 'a server that does without', expect: without })}`
}

function acceptedHtml({ who, expect }: Accepted): Html {
  const rows = expectedRows(expect).map(
    ({ where, what }) => html`<div><dt>${where}</dt><dd><code>${what}</code></dd></div>`,
  )
  return html`${who !== null && html`<p>Right for ${who}:</p>`}<dl class="expected">${rows}</dl>`
}

/** What else there is to know. */
function facts({ strength, world, versions, requires, rests }: Scenario): Html {
  const said = [
    strength !== 'must' && html`<b>${strength}</b>`,
    html`world <code>${world}</code>`,
    versions !== null && html`platform ${rangeText(versions)}`,
    requires.length > 0 && html`needs ${requires.join(', ')}`,
    rests.length > 0 && html`rests on ${rests.map(id => html`<code>${id}</code> `)}`,
  ]
  return html`<p class="example-facts">${said.filter(it => it !== false).map((it, index) => html`${index > 0 && ' · '}${it}`)}</p>`
}
