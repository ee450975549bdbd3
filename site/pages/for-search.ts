import { chapterMarkdown } from './chapter-markdown.ts'
import { readChapter } from './read-data.ts'

/**
 * A page as search reads it: of examples their sentences and requests, which say what they are about. What is expected
 * would be found too often, and make the index as large as all pages.
 */
export function forSearch(html: string): string {
  return html.replaceAll(/<div class="example-still">.*?<\/div><\/div><\/details>/gs, '</details>')
}

/** The Markdown that search reads of a page: of one whose chapter is made in the browser, that of the chapter. */
export function searched(markdown: string): string {
  const [, chapter] = /<ClientChapter chapter="([^"]+)"/.exec(markdown) ?? []
  return chapter === undefined ? markdown : chapterMarkdown(readChapter(chapter))
}
