import { type Block, type Inline, type Mark, unescapeHtml } from './blocks.ts'
import { pixels } from './lexical.ts'

const MARKS: Readonly<Record<string, Mark>> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  s: 's',
  del: 's',
  u: 'u',
  code: 'code',
}

const CARD = /^<!--kg-card-begin: html-->\n?([\s\S]*?)\n?<!--kg-card-end: html-->$/
const VOID = new Set(['img', 'br', 'hr', 'input', 'source', 'link', 'meta'])

/** The blocks of an HTML text. An element that is none of the known blocks stays as it is written. */
export function readHtml(html: string): readonly Block[] {
  return splitElements(html).flatMap(element => readElement(element))
}

interface Element {
  readonly tag: string
  readonly attributes: string
  readonly inner: string
  readonly outer: string
}

function readElement(element: Element): readonly Block[] {
  const { tag, inner, outer } = element
  if (tag === '') return outer.trim() === '' ? [] : [textBlock(outer)]
  if (tag === 'hr') return [{ kind: 'rule' }]
  if (tag === 'img') return [readImage(element, { caption: '', width: 'regular', href: '' })]
  if (tag === 'figure') return [readFigure(element)]
  if (tag === 'pre') return [readCode(element, '') ?? { kind: 'html', html: outer }]
  if (tag === 'ul' || tag === 'ol') return [readList(element)]
  const children = readInlines(inner)
  if (!children) return [{ kind: 'html', html: outer }]
  if (tag === 'p') return [{ kind: 'paragraph', children }]
  if (tag === 'blockquote') return [{ kind: 'quote', children }]
  return /^h[1-6]$/.test(tag) ? [{ kind: 'heading', tag, children }] : [{ kind: 'html', html: outer }]
}

function textBlock(text: string): Block {
  const card = CARD.exec(text)
  if (card) return { kind: 'html', html: card[1] ?? '' }
  if (text.includes('<')) return { kind: 'html', html: text }
  return { kind: 'paragraph', children: [{ kind: 'text', text: unescapeHtml(text), marks: [] }] }
}

function readFigure(figure: Element): Block {
  const parts = splitElements(figure.inner)
  const caption = parts.find(part => part.tag === 'figcaption')?.inner ?? ''
  const link = parts.find(part => part.tag === 'a')
  const image = [...parts, ...(link ? splitElements(link.inner) : [])].find(part => part.tag === 'img')
  const width = /\bkg-width-(wide|full)\b/.exec(figure.attributes)?.[1] ?? 'regular'
  if (image) return readImage(image, { caption, width, href: link ? attribute(link, 'href') : '' })
  const code = parts.find(part => part.tag === 'pre')
  return (code && readCode(code, caption)) ?? { kind: 'html', html: figure.outer }
}

interface Around {
  readonly caption: string
  readonly width: string
  readonly href: string
}

function readImage(image: Element, { caption, width, href }: Around): Block {
  return {
    kind: 'image',
    src: attribute(image, 'src'),
    alt: unescapeHtml(attribute(image, 'alt')),
    title: unescapeHtml(attribute(image, 'title')),
    caption,
    width: pixels(Number(attribute(image, 'width'))),
    height: pixels(Number(attribute(image, 'height'))),
    cardWidth: width,
    href,
  }
}

/** Code in a block of its own; undefined when a block holds anything else. */
function readCode(block: Element, caption: string): Block | undefined {
  const [code, ...others] = splitElements(block.inner)
  if (code?.tag !== 'code' || others.length > 0) return undefined
  const language = /\blanguage-([\w-]+)/.exec(attribute(code, 'class'))?.[1] ?? ''
  return { kind: 'code', code: unescapeHtml(code.inner), language, caption }
}

function readList(list: Element): Block {
  const elements = splitElements(list.inner).filter(item => item.tag === 'li')
  const items = elements.map(item => readInlines(item.inner)).filter(item => item !== null)
  if (items.length < elements.length) return { kind: 'html', html: list.outer }
  return { kind: 'list', ordered: list.tag === 'ol', items }
}

/** The inline parts of a text; null when it holds an element that is no inline one. */
function readInlines(html: string, marks: readonly Mark[] = []): readonly Inline[] | null {
  const inlines: Inline[] = []
  for (const element of splitElements(html)) {
    const read = readInline(element, marks)
    if (!read) return null
    inlines.push(...read)
  }
  return inlines
}

function readInline(element: Element, marks: readonly Mark[]): readonly Inline[] | null {
  if (element.tag === '') {
    return element.outer.includes('<') ? null : [{ kind: 'text', text: unescapeHtml(element.outer), marks }]
  }
  if (element.tag === 'br') return [{ kind: 'break' }]
  const mark = MARKS[element.tag]
  if (mark) return readInlines(element.inner, [...marks, mark])
  const children = element.tag === 'a' ? readInlines(element.inner, marks) : null
  return children && [{ kind: 'link', url: attribute(element, 'href'), children }]
}

function attribute(element: Element, name: string): string {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'i').exec(element.attributes)?.[1] ?? ''
}

/** Cuts HTML into its outermost elements and the texts between them; a text has the tag ''. */
function splitElements(html: string): readonly Element[] {
  const elements: Element[] = []
  let at = 0
  while (at < html.length) {
    const element = nextElement(html, at)
    elements.push(element)
    at += element.outer.length
  }
  return elements
}

function nextElement(html: string, at: number): Element {
  const open = /^<([a-z][a-z0-9]*)((?:\s[^>]*)?)>/i.exec(html.slice(at))
  if (!open) return textElement(html, at)
  const tag = (open[1] ?? '').toLowerCase()
  const attributes = open[2] ?? ''
  if (VOID.has(tag) || attributes.endsWith('/')) return { tag, attributes, inner: '', outer: open[0] }
  const end = closingTag(html, at + open[0].length, tag)
  const inner = html.slice(at + open[0].length, end.from)
  return { tag, attributes, inner, outer: html.slice(at, end.to) }
}

/** Text up to the next element; a card between comments is one text. */
function textElement(html: string, at: number): Element {
  const card = /^<!--kg-card-begin[\s\S]*?kg-card-end: \w+-->/.exec(html.slice(at))
  const next = card ? at + card[0].length : nextOpening(html, at + 1)
  return { tag: '', attributes: '', inner: '', outer: html.slice(at, next) }
}

function nextOpening(html: string, from: number): number {
  const next = html.slice(from).search(/<[a-z!]/i)
  return next < 0 ? html.length : from + next
}

/** Where the element that is open ends, with elements of the same name inside counted. */
function closingTag(html: string, from: number, tag: string): { from: number; to: number } {
  const either = new RegExp(`<(/?)${tag}(?:\\s[^>]*)?>`, 'gi')
  either.lastIndex = from
  let open = 1
  for (let match = either.exec(html); match; match = either.exec(html)) {
    open += match[1] === '/' ? -1 : 1
    if (open === 0) return { from: match.index, to: either.lastIndex }
  }
  return { from: html.length, to: html.length }
}
