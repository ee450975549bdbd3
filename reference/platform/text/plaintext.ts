import { unescapeHtml } from './blocks.ts'

const BLOCK_END = /<\/(p|h[1-6]|blockquote|ul|ol|li|div|figure|pre|table|tr)>|<br\s*\/?>|<hr\s*\/?>/gi

/** The words of an HTML text: no tags, blocks on lines of their own. */
export function plaintextOf(html: string): string {
  const lines = html
    .replace(/<figcaption>[\s\S]*?<\/figcaption>/gi, '')
    .replace(/<(script|style)[\s\S]*?<\/\1>/gi, '')
    .replace(BLOCK_END, match =>
      match.toLowerCase().startsWith('</li') || match.startsWith('<br') ? '\n' : '\n\n',
    )
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\n{3,}/g, '\n\n')
  return unescapeHtml(lines).trim()
}

const WORDS_A_MINUTE = 275

/** Minutes that reading takes; each picture counts as a few seconds, fewer for each further one. */
export function readingMinutes(html: string, morePictures: number): number {
  const words = plaintextOf(html).split(/\s+/).filter(Boolean).length
  const pictures = (html.match(/<img(.|\n)*?>/g) ?? []).length + morePictures
  const seconds = Array.from({ length: pictures }, (_, i) => Math.max(12 - i, 3)).reduce(
    (sum, s) => sum + s,
    0,
  )
  return Math.round(words / WORDS_A_MINUTE + seconds / 60)
}
