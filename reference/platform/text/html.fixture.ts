/** A picture as it is rendered. */
export function picture(source: string, alt: string): string {
  return `<figure class="kg-card kg-image-card"><img ${source} class="kg-image" alt="${alt}" loading="lazy"></figure>`
}

/** What stays as it is written, as it is rendered. */
export function card(html: string): string {
  return `<!--kg-card-begin: html-->\n${html}\n<!--kg-card-end: html-->`
}
