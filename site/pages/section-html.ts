import { sourceText, statusText } from '../../conformance/report/describe.ts'
import type { PageFacts, Section } from '../catalog.ts'

import { exampleHtml } from './example-html.ts'
import { type Html, html } from './html.ts'
import { statusTitle } from './status.ts'

export function pageFacts({ clauses, scenarios }: PageFacts): Html {
  return html`<p class="chapter-facts">${count(clauses, 'clause')}, ${count(scenarios, 'example')}. Open one, and change its request: the answer changes as you type.</p>`
}

/** All that there is to read of a clause, below its heading. */
export function sectionHtml(section: Section): Html {
  const { id, says, status, strength, why, untestable, scenarios } = section
  return html`<p class="says">${says}</p><p class="clause-facts"><span class="status ${status}" title="${statusTitle(status, strength)}">${statusText(status, strength)}</span> <code>${id}</code></p>${sourceLine(section)}${why !== null && html`<p class="clause-why">${why}</p>`}${untestable !== null && html`<p class="clause-why">No request can show it: ${untestable}</p>`}${disagreements(section)}${scenarios.map(exampleHtml)}${quirkList(section)}`
}

function sourceLine({ sources, recordings }: Section): Html {
  const said = sources.map((source, index) => {
    const name = typeof source === 'string' ? html`<code>${source}</code>` : sourceText(source)
    return html`${index > 0 && ', '}${name}`
  })
  const kept = recordings.map(
    ({ program, file, date, scenarios }, index) =>
      html`${index > 0 && ', '}<code title="${file}">${program}</code>, asked ${count(scenarios, 'example')} on ${date}`,
  )
  return html`<p class="clause-facts">From ${said}${kept.length > 0 && html`. What was answered is kept: ${kept}`}</p>`
}

function disagreements({ disagrees, programs }: Section): Html | null {
  if (disagrees === null && programs.length === 0) return null
  const said = programs.map(
    ({ program, verdict, scenarios }) =>
      html`<li><code>${program}</code> ${verdict === 'fail' ? 'fails' : 'differs in'} ${count(scenarios.length, 'example')}</li>`,
  )
  return html`<div class="disagrees"><p><strong>Real programs differ.</strong> ${disagrees}</p>${said.length > 0 && html`<ul>${said}</ul>`}</div>`
}

function quirkList({ quirks }: Section): Html | null {
  if (quirks.length === 0) return null
  const rows = quirks.map(({ id, says }) => html`<li>${says} <code>${id}</code></li>`)
  return html`<details class="quirks"><summary>${count(quirks.length, 'wrong server')} that these examples tell from a right one</summary><ul>${rows}</ul></details>`
}

/** `1,002 examples`, `1 clause`. */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`
}
