import type { Page, PageFacts, Section } from '../catalog.ts'
import type { Html } from './html.ts'
import { pageFacts, sectionHtml } from './section-html.ts'

/**
 * A page of a chapter as Markdown: a section for each clause, whose anchor is its id. All that there is to read stands
 * in it, so that it is found and read without scripts; those who have them can run its examples.
 */
export function pageMarkdown(page: Page): string {
  return [
    `---\ntitle: ${JSON.stringify(page.title)}\noutline: 2\n---`,
    `# ${page.title}`,
    inMarkdown(pageFacts(page)),
    ...page.sections.map(sectionMarkdown),
    `<LiveExamples page="${page.id}" />\n`,
  ].join('\n\n')
}

/** The same as little more than a name: the browser makes the rest of the page's data. */
export function smallPageMarkdown({ id, title }: PageFacts): string {
  return `---\ntitle: ${JSON.stringify(title)}\noutline: false\n---\n\n# ${title}\n\n<ClientPage page="${id}" />\n`
}

function sectionMarkdown(section: Section): string {
  return [`## ${section.name} {#${section.id}}`, inMarkdown(sectionHtml(section))].join('\n\n')
}

/** On one line, and nothing in it is Vue's. */
export function inMarkdown({ text }: Html): string {
  return `<div v-pre>${text}</div>`
}
