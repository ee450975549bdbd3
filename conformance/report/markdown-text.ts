/** Texts of a target stand in running text: nothing in them may be Markdown or HTML. */
export function inline(text: string): string {
  return plainHtml(text).replace(/[\\`*_{}[\]()#+!|~]/g, character => `\\${character}`)
}

/** For an HTML element within Markdown; one line. */
export function plainHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', ' ')
}
