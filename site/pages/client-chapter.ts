import type { Chapter } from '../catalog.ts'
import { html } from './html.ts'
import { namedSections, sectionHtml } from './section-html.ts'

/** The sections of a chapter for a page that makes them in the browser: the same that Markdown would become. */
export function chapterHtml(chapter: Chapter): string {
  const made = namedSections(chapter).map(
    ({ section, name }) =>
      html`<h2 id="${section.id}" tabindex="-1">${name} <a class="header-anchor" href="#${section.id}" aria-label="Permalink to ${section.id}">&ZeroWidthSpace;</a></h2><div>${sectionHtml(section)}</div>`,
  )
  return html`${made}`.text
}
