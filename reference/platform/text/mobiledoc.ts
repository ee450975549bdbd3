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

/** A marker opens markups, has a text, and says how many markups end after it. */
function readMarkers(markers: readonly Json[], document: JsonObject): readonly Inline[] {
  const open: Opened[] = []
  return markers.map(marker => {
    const [, opens, closes, text] = listOf(marker)
    for (const index of listOf(opens)) open.push(readMarkup(listOf(listOf(document.markups)[Number(index)])))
    const inline = asInline(textOf(text) ?? '', open)
    open.splice(open.length - Number(closes ?? 0))
    return inline
  })
}

function readMarkup(markup: readonly Json[]): Opened {
  const attributes = listOf(markup[1])
  return { tag: textOf(markup[0]) ?? '', url: textOf(attributes[attributes.indexOf('href') + 1]) ?? '' }
}

function asInline(text: string, open: readonly Opened[]): Inline {
  const marks = open.flatMap(({ tag }) => MARKS[tag] ?? [])
  const inline: Inline = { kind: 'text', text, marks }
  const link = open.find(({ tag }) => tag === 'a')
  return link ? { kind: 'link', url: link.url, children: [inline] } : inline
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

function writeMarkers(inlines: readonly Inline[], markups: Json[]): readonly Json[] {
  return inlines.flatMap(inline => writeMarker(inline, [], markups))
}

function writeMarker(inline: Inline, around: readonly Json[], markups: Json[]): readonly Json[] {
  if (inline.kind === 'break') return [[0, [], 0, '\n']]
  if (inline.kind === 'link') {
    const link: Json = ['a', ['href', inline.url]]
    return inline.children.flatMap(child => writeMarker(child, [...around, link], markups))
  }
  const opened: readonly Json[] = [...around, ...inline.marks.map((mark): Json => [mark])]
  const indexes = opened.map(markup => markups.push(markup) - 1)
  return [[0, indexes, indexes.length, inline.text]]
}
