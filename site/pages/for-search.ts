import { pageMarkdown } from './page-markdown.ts'
import { readPage } from './read-data.ts'

/**
 * A page as search reads it: of examples their sentences and requests, which say what they are about. What is expected
 * would be found too often, and make the index as large as all pages.
 */
export function forSearch(html: string): string {
  return html.replaceAll(/<div class="example-still">.*?<\/div><\/div><\/details>/gs, '</details>')
}

/** The Markdown that search reads of a page: of one that is made in the browser, what it would be otherwise. */
export function searched(markdown: string): string {
  const [, page] = /<ClientPage page="([^"]+)"/.exec(markdown) ?? []
  return page === undefined ? markdown : pageMarkdown(readPage(page))
}
