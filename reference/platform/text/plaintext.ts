import { unescapeHtml } from './blocks.ts'

/** How many line ends stand before and after an element of a kind, as the real program's plain text has them. */
const BREAKS: Readonly<Record<string, readonly [before: number, after: number]>> = {
  p: [2, 2],
  h1: [3, 2],
  h2: [3, 2],
  h3: [3, 2],
  h4: [2, 2],
  h5: [2, 2],
  h6: [2, 2],
  ul: [2, 2],
  ol: [2, 2],
  li: [1, 1],
  blockquote: [2, 2],
  pre: [2, 2],
  table: [2, 2],
  tr: [1, 1],
  br: [1, 1],
}

/** The words of an HTML text: no tags, blocks on lines of their own, items of lists with a sign before them. */
export function plaintextOf(html: string): string {
  const text = html
    .replace(/<figcaption>[\s\S]*?<\/figcaption>/gi, '')
    .replace(/<(script|style)[\s\S]*?<\/\1>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
  return unescapeHtml(breakLines(text)).trim()
}

/** The text without its tags. Where several elements end and begin, the one with the most line ends counts. */
function breakLines(html: string): string {
  const numbers: (number | null)[] = []
  let text = ''
  let breaks = 0
  for (const [part, closing, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>|[^<]+|</gi)) {
    const tag = name.toLowerCase()
    const [before, after] = BREAKS[tag] ?? [0, 0]
    if (tag !== '') breaks = Math.max(breaks, closing ? after : before)
    const words = tag === '' ? part : signOf(tag, closing === '/', numbers)
    if (words === '' || (breaks > 0 && words.trim() === '')) continue
    text += '\n'.repeat(breaks) + words
    breaks = 0
  }
  return text
}

/** What stands before an item: a number in a numbered list, else a star. `numbers` are those of the open lists. */
function signOf(tag: string, isClosing: boolean, numbers: (number | null)[]): string {
  if (tag === 'ul' || tag === 'ol') {
    if (isClosing) numbers.pop()
    else numbers.push(tag === 'ol' ? 0 : null)
    return ''
  }
  if (tag !== 'li' || isClosing) return ''
  const last = numbers.pop() ?? null
  numbers.push(last === null ? null : last + 1)
  return last === null ? ' * ' : ` ${last + 1}. `
}

const WORDS_A_MINUTE = 275

/** Letters of words that stand apart, and signs of scripts that write words without spaces. */
const WORDS =
  /[a-zA-ZÀ-ÿ0-9_\u0392-\u03c9\u0410-\u04f9]+|[\u3040-\u309f\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff]+/g
const FIRST_IDEOGRAPH = '\u4e00'

/** Of scripts without spaces each sign is a word. UNDOCUMENTED: but not in a run that starts with a sign of kana. */
function countWords(text: string): number {
  const runs = text.match(WORDS) ?? []
  return runs.reduce((sum, run) => sum + (run >= FIRST_IDEOGRAPH ? run.length : 1), 0)
}

/** Minutes that reading takes; each picture counts as a few seconds, fewer for each further one. */
export function readingMinutes(html: string, morePictures: number): number {
  const words = countWords(unescapeHtml(html.replace(/<[^>]*>/g, ' ')))
  const pictures = (html.match(/<img(.|\n)*?>/g) ?? []).length + morePictures
  const seconds = Array.from({ length: pictures }, (_, i) => Math.max(12 - i, 3)).reduce(
    (sum, s) => sum + s,
    0,
  )
  return Math.round(words / WORDS_A_MINUTE + seconds / 60)
}
