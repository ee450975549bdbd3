import type { Page } from '../catalog.ts'
import { html } from './html.ts'
import { sectionHtml } from './section-html.ts'

/** The sections of a page that is made in the browser: the same that Markdown would become. */
export function pageHtml({ sections }: Page): string {
  const made = sections.map(
    section =>
      html`<h2 id="${section.id}" tabindex="-1">${section.name} <a class="header-anchor" href="#${section.id}" aria-label="Permalink to ${section.id}">&ZeroWidthSpace;</a></h2><div>${sectionHtml(section)}</div>`,
  )
  return html`${made}`.text
}
