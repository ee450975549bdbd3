import { isObject, type Json, type JsonObject, listOf, parseJson, textOf } from '../values.ts'
import type { Block, Inline, Mark } from './blocks.ts'
import { pixels } from './lexical.ts'

const MARKS: Readonly<Record<string, Mark>> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  s: 's',
  u: 'u',
  code: 'code',
}

/** Numbers that the format gives its kinds of sections. */
const MARKUP = 1
const IMAGE = 2
const LIST = 3
const CARD = 10

/** The blocks of a text of the previous post-content format; null when the text is none. */
export function readMobiledoc(source: string): readonly Block[] | null {
  const document = parseJson(source)
  if (!isObject(document) || document.sections === undefined) return null
  return listOf(document.sections).map(section => readSection(listOf(section), document))
}

function readSection(section: readonly Json[], document: JsonObject): Block {
  const [kind, second, third] = section
  if (kind === CARD) return readCard(listOf(listOf(document.cards)[Number(second)]))
  if (kind === IMAGE) return image(textOf(second) ?? '', {})
  if (kind === LIST) {
    const items = listOf(third).map(item => readMarkers(listOf(item), document))
    return { kind: 'list', ordered: second === 'ol', items }
  }
  const children = kind === MARKUP ? readMarkers(listOf(third), document) : []
  const tag = textOf(second) ?? 'p'
  if (tag === 'blockquote') return { kind: 'quote', children }
  return /^h[1-6]$/.test(tag) ? { kind: 'heading', tag, children } : { kind: 'paragraph', children }
}

function readCard(card: readonly Json[]): Block {
  const name = textOf(card[0]) ?? ''
  const payload = isObject(card[1]) ? card[1] : {}
  if (name === 'image') return image(textOf(payload.src) ?? '', payload)
  if (name === 'hr') return { kind: 'rule' }
  if (name === 'code') {
    const part = (key: string) => textOf(payload[key]) ?? ''
    return { kind: 'code', code: part('code'), language: part('language'), caption: part('caption') }
  }
  return { kind: 'html', html: textOf(payload.html) ?? textOf(payload.markdown) ?? '' }
}

function image(src: string, payload: JsonObject): Block {
  const part = (name: string) => textOf(payload[name]) ?? ''
  return {
    kind: 'image',
    src,
    alt: part('alt'),
    title: part('title'),
    caption: part('caption'),
    width: pixels(payload.width),
    height: pixels(payload.height),
    cardWidth: part('cardWidth') || 'regular',
    href: part('href'),
  }
}

interface Opened {
  readonly tag: string
  readonly url: string
}

/** A marker opens markups, has a text, and says how many markups end after it. A link may stay open over several. */
function readMarkers(markers: readonly Json[], document: JsonObject): readonly Inline[] {
  const open: Opened[] = []
  const read = markers.map(marker => {
    const [, opens, closes, text] = listOf(marker)
    for (const index of listOf(opens)) open.push(readMarkup(listOf(listOf(document.markups)[Number(index)])))
    const link = open.find(({ tag }) => tag === 'a')
    const inline = asText(textOf(text) ?? '', open)
    open.splice(open.length - Number(closes ?? 0))
    return { link, inline }
  })
  return read.flatMap(({ link, inline }, at) => {
    if (!link) return [inline]
    if (read[at - 1]?.link === link) return []
    return [
      { kind: 'link', url: link.url, children: read.filter(it => it.link === link).map(it => it.inline) },
    ]
  })
}

function readMarkup(markup: readonly Json[]): Opened {
  const attributes = listOf(markup[1])
  const href = attributes.find((_value, place) => attributes[place - 1] === 'href')
  return { tag: textOf(markup[0]) ?? '', url: textOf(href) ?? '' }
}

function asText(text: string, open: readonly Opened[]): Inline {
  return { kind: 'text', text, marks: open.flatMap(({ tag }) => MARKS[tag] ?? []) }
}

/** Blocks in the previous format, as JSON text. */
export function writeMobiledoc(blocks: readonly Block[]): string {
  const cards: Json[] = []
  const markups: Json[] = []
  const sections = blocks.map(block => writeSection(block, cards, markups))
  return JSON.stringify({ version: '0.3.1', atoms: [], cards, markups, sections })
}

function writeSection(block: Block, cards: Json[], markups: Json[]): Json {
  if (block.kind === 'html') return [CARD, cards.push(['html', { html: block.html }]) - 1]
  if (block.kind === 'rule') return [CARD, cards.push(['hr', {}]) - 1]
  if (block.kind === 'image') {
    const { kind: _kind, ...image } = block
    return [CARD, cards.push(['image', image]) - 1]
  }
  if (block.kind === 'code') {
    const { kind: _kind, ...code } = block
    return [CARD, cards.push(['code', code]) - 1]
  }
  if (block.kind === 'list') {
    return [LIST, block.ordered ? 'ol' : 'ul', block.items.map(item => writeMarkers(item, markups))]
  }
  const tag = block.kind === 'heading' ? block.tag : block.kind === 'quote' ? 'blockquote' : 'p'
  return [MARKUP, tag, writeMarkers(block.children, markups)]
}

interface Marker {
  readonly opens: readonly number[]
  readonly closes: number
  readonly text: string
}

function writeMarkers(inlines: readonly Inline[], markups: Json[]): readonly Json[] {
  const markers = inlines.flatMap(inline => markersOf(inline, markups))
  return markers.map(({ opens, closes, text }) => [0, opens, closes, text])
}

/** The first marker of a link opens it, and the last closes it. */
function markersOf(inline: Inline, markups: Json[]): readonly Marker[] {
  if (inline.kind === 'break') return [{ opens: [], closes: 0, text: '\n' }]
  if (inline.kind === 'text') {
    const opens = inline.marks.map(mark => markups.push([mark]) - 1)
    return [{ opens, closes: opens.length, text: inline.text }]
  }
  const link = markups.push(['a', ['href', inline.url]]) - 1
  const inner = inline.children.flatMap(child => markersOf(child, markups))
  return inner.map(({ opens, closes, text }, at) => ({
    opens: at === 0 ? [link, ...opens] : opens,
    closes: at === inner.length - 1 ? closes + 1 : closes,
    text,
  }))
}
