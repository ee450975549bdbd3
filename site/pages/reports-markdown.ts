import { isRemark, MEANINGS } from '../../conformance/run/verdict.ts'
import type { ChapterFacts, Places, ProgramFacts, Reports } from '../catalog.ts'

import { type Html, html } from './html.ts'
import { SERVICES } from './sidebars.ts'

type ClauseRow = Reports['clauses'][number]
type Service = keyof typeof SERVICES

/** What is shown, and what it leads to. */
export interface ReportsData {
  readonly reports: Reports
  readonly chapters: readonly ChapterFacts[]
  readonly places: Places
}

/** Real programs, each judged by the examples of its service, side by side. */
export function reportsMarkdown(data: ReportsData): string {
  const parts = (['content', 'platform'] as const).flatMap(service => serviceParts(service, data))
  return [
    '---\ntitle: Reports\ndescription: How real programs answer the examples of the specification.\naside: false\noutline: false\npageClass: wide-page\n---',
    '# Reports of real programs',
    'Each program was started as it comes, filled with the worlds of the specification, and asked its examples. One **fails** where its answer breaks a sentence of the documentation; it gets a **note** where it differs and the documentation is silent. What a program does not have, or could not be asked, was not judged.',
    ...parts,
    '',
  ].join('\n\n')
}

function serviceParts(service: Service, { reports, chapters, places }: ReportsData): readonly string[] {
  const own = chapters.filter(chapter => chapter.service === service)
  const ids = new Set(own.map(({ id }) => id))
  const rows = reports.chapters.filter(({ id }) => ids.has(id))
  const columns = [...reports.programs.keys()].filter(at => rows.some(({ cells }) => cells[at]))
  if (columns.length === 0) return []
  const programs = columns.flatMap(at => reports.programs[at] ?? [])
  const titles = new Map(own.map(({ id, title }) => [id, title]))
  return [
    `## ${SERVICES[service]}`,
    table(`Programs of the ${SERVICES[service]}`, programHead(), programs.map(programRow)),
    ...programs.map(causes),
    '### By chapter',
    'How many of the examples that were judged fail.',
    table(
      `${SERVICES[service]}: failures by chapter`,
      headOf(programs),
      rows.map(({ id, cells }) =>
        chapterRow(
          id,
          titles.get(id) ?? id,
          columns.map(at => cells[at] ?? null),
        ),
      ),
    ),
    '### Clauses that not every program keeps',
    `${MEANINGS.fail.looks.sign} fails, ${MEANINGS.warning.looks.sign} gets a warning, ${MEANINGS.note.looks.sign} a note: so many of its examples.`,
    table(
      `${SERVICES[service]}: clauses that not every program keeps`,
      headOf(programs),
      reports.clauses
        .filter(({ chapter }) => ids.has(chapter))
        .map(row => clauseRow(row, columns, places[row.id] ?? row.chapter)),
    ),
  ]
}

/** It may be wider than the page, and is moved with the keyboard, too. */
function table(says: string, head: Html, rows: readonly Html[]): string {
  const { text } =
    html`<div v-pre class="wide-table" role="region" tabindex="0" aria-label="${says}"><table><thead>${head}</thead><tbody>${rows}</tbody></table></div>`
  return text
}

function programHead(): Html {
  const heads = ['Program', 'as expected', 'fails', 'notes', 'judged']
  return html`<tr>${heads.map(head => html`<th scope="col">${head}</th>`)}</tr>`
}

function programRow({ name, pass, fail, note, judged, selected }: ProgramFacts): Html {
  const numbers = [pass, fail, note].map(number => html`<td>${number.toLocaleString('en')}</td>`)
  return html`<tr><th scope="row">${name}</th>${numbers}<td>${judged.toLocaleString('en')} of ${selected.toLocaleString('en')}</td></tr>`
}

/** What most of its failures have in common. */
function causes({ name, causes }: ProgramFacts): string {
  const rows = causes.map(
    ({ id, says, scenarios }) => html`<li>${says} (${scenarios}) <code>${id}</code></li>`,
  )
  return html`<details v-pre class="causes"><summary>${name}: what explains most</summary><ul>${rows}</ul></details>`
    .text
}

function headOf(programs: readonly ProgramFacts[]): Html {
  return html`<tr><td></td>${programs.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr>`
}

function chapterRow(id: string, title: string, cells: Reports['chapters'][number]['cells']): Html {
  const written = cells.map(cell =>
    cell === null
      ? html`<td class="none">–</td>`
      : html`<td class="${cell.failed > 0 ? 'fail' : 'pass'}">${cell.failed} of ${cell.judged}</td>`,
  )
  return html`<tr><th scope="row"><a href="./spec/${id}.html">${title}</a></th>${written}</tr>`
}

function clauseRow({ id, says, cells }: ClauseRow, columns: readonly number[], page: string): Html {
  const written = columns.map(at => {
    const cell = cells[at] ?? null
    if (cell === null) return html`<td class="none">–</td>`
    const { sign } = MEANINGS[cell.outcome].looks
    const isShown = cell.outcome === 'fail' || isRemark(cell.outcome)
    return html`<td class="${cell.outcome}">${isShown ? `${sign} ${cell.count} of ${cell.of}` : ''}<span class="visually-hidden">${isShown ? '' : cell.outcome}</span></td>`
  })
  return html`<tr><th scope="row"><a href="./spec/${page}.html#${id}">${id}</a><span>${says}</span></th>${written}</tr>`
}
