/**
 * A page as search reads it: of examples their sentences and requests, which say what they are about. What is expected
 * would be found too often, and make the index as large as all pages.
 */
export function forSearch(html: string): string {
  return html.replaceAll(/<div class="example-still">.*?<\/div><\/div><\/details>/gs, '</details>')
}
