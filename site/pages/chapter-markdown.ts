import type { Chapter, Section } from '../catalog.ts'

/** A chapter as Markdown: a section for each clause, whose anchor is its id. */
export function chapterMarkdown(chapter: Chapter): string {
  return [`# ${chapter.title}`, ...chapter.sections.map(sectionMarkdown)].join('\n\n')
}

function sectionMarkdown(section: Section): string {
  return `## ${section.id} {#${section.id}}`
}
