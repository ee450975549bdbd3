import { sourceText } from '../../conformance/report/describe.ts'
import type { Chapter, ChapterFacts, Section } from '../catalog.ts'
import { exampleHtml } from './example-html.ts'
import { type Html, html } from './html.ts'
import { STATUS_MEANINGS } from './status.ts'

export function chapterFacts(chapter: ChapterFacts): Html {
  return html`<p class="chapter-facts">${count(chapter.clauses, 'clause')}, ${count(chapter.scenarios, 'example')}. Open one, and change its request: the answer changes as you type.</p>`
}

/** The clauses of a chapter with the names that they have in it, in the order of these. */
export function namedSections({ sections }: Chapter) {
  const name = clauseNames(sections.map(({ id }) => id))
  return sections.map(section => ({ section, name: name(section.id) })).sort(byName)
}

/** By what a clause differs from its neighbours: `containsi` of `content.filters.containsi`. */
function clauseNames(ids: readonly string[]): (id: string) => string {
  const [first = [], ...others] = ids.map(id => id.split('.'))
  const isShared = (depth: number) => others.every(parts => parts[depth] === first[depth])
  let shared = 2
  while (shared < first.length - 1 && isShared(shared)) shared += 1
  return id => id.split('.').slice(shared).join('.') || id
}

/** What a name goes on from comes before it: `and`, then `and-relations`. */
function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name < other.name ? -1 : 1
}

/** All that there is to read of a clause, below its heading. */
export function sectionHtml(section: Section): Html {
  const { id, says, status, why, untestable, scenarios } = section
  return html`<p class="says">${says}</p><p class="clause-facts"><span class="status ${status}" title="${STATUS_MEANINGS[status]}">${status}</span> <code>${id}</code></p>${sourceLine(section)}${why !== null && html`<p class="clause-why">${why}</p>`}${untestable !== null && html`<p class="clause-why">No request can show it: ${untestable}</p>`}${disagreements(section)}${scenarios.map(exampleHtml)}${quirkList(section)}`
}

function sourceLine({ sources }: Section): Html {
  const said = sources.map((source, index) => {
    const name = typeof source === 'string' ? html`<code>${source}</code>` : sourceText(source)
    return html`${index > 0 && ', '}${name}`
  })
  return html`<p class="clause-facts">From ${said}</p>`
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

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`
}
