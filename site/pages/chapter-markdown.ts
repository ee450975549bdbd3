import type { Chapter, ChapterFacts, Section } from '../catalog.ts'
import type { Html } from './html.ts'
import { chapterFacts, namedSections, sectionHtml } from './section-html.ts'

/**
 * A chapter as Markdown: a section for each clause, whose anchor is its id. All that there is to read stands in it, so
 * that it is found and read without scripts; those who have them can run its examples.
 */
export function chapterMarkdown(chapter: Chapter): string {
  return [
    `---\ntitle: ${JSON.stringify(chapter.title)}\noutline: 2\nchapter: ${chapter.id}\n---`,
    `# ${chapter.title}`,
    inMarkdown(chapterFacts(chapter)),
    ...namedSections(chapter).map(({ section, name }) => sectionMarkdown(section, name)),
    `<LiveExamples chapter="${chapter.id}" />\n`,
  ].join('\n\n')
}

/** The same as little more than a name: the browser makes the rest of the chapter's data. */
export function smallChapterMarkdown({ id, title }: ChapterFacts): string {
  return `---\ntitle: ${JSON.stringify(title)}\noutline: false\n---\n\n# ${title}\n\n<ClientChapter chapter="${id}" />\n`
}

function sectionMarkdown(section: Section, name: string): string {
  return [`## ${name} {#${section.id}}`, inMarkdown(sectionHtml(section))].join('\n\n')
}

/** On one line, and nothing in it is Vue's. */
function inMarkdown({ text }: Html): string {
  return `<div v-pre>${text}</div>`
}
