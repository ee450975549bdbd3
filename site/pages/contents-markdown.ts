import type { ChapterFacts, Page, Section } from '../catalog.ts'
import { type Html, html } from './html.ts'
import { inMarkdown } from './page-markdown.ts'
import { count } from './section-html.ts'
import { STATUS_MEANINGS } from './status.ts'

/**
 * The contents of a chapter that has several pages: its clauses, each a link to where it stands. It is at the address of
 * the chapter, so each row has the anchor of its clause. Search does not read it, as it would find all twice.
 */
export function contentsMarkdown(chapter: ChapterFacts, pages: readonly Page[]): string {
  const facts = `${count(chapter.clauses, 'clause')}, ${count(chapter.scenarios, 'example')} on ${pages.length} pages.`
  return [
    `---\ntitle: ${JSON.stringify(chapter.title)}\noutline: 2\nsearch: false\n---`,
    `# ${chapter.title}`,
    inMarkdown(html`<p class="chapter-facts">${facts}</p>`),
    ...pages.flatMap(page => [`## ${page.range}`, inMarkdown(rowsOf(page))]),
    '',
  ].join('\n\n')
}

function rowsOf({ id: page, sections }: Page): Html {
  return html`<ul class="contents">${sections.map(section => rowOf(section, page))}</ul>`
}

function rowOf({ id, name, says, status }: Section, page: string): Html {
  return html`<li id="${id}"><a href="./${page}.html#${id}">${name}</a> <span class="status ${status}" title="${STATUS_MEANINGS[status]}">${status}</span><span class="contents-says">${says}</span></li>`
}
