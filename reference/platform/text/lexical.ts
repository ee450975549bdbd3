import { isList, isObject, type Json, type JsonObject, objectsOf, parseJson, textOf } from '../values.ts'
import type { Block, Inline, Mark } from './blocks.ts'

/** Bits of a text node's format. */
const FORMATS: readonly (readonly [Mark, number])[] = [
  ['strong', 1],
  ['em', 2],
  ['s', 4],
  ['u', 8],
  ['code', 16],
]

/** The blocks of a state of the newer editor; null when the text is no such state. */
export function readLexical(source: string): readonly Block[] | null {
  const state = parseJson(source)
  const root = isObject(state) ? state.root : undefined
  return isObject(root) && isList(root.children) ? objectsOf(root.children).map(readNode) : null
}

function readNode(node: JsonObject): Block {
  const type = textOf(node.type) ?? ''
  const children = readChildren(node)
  if (type === 'heading' || type === 'extended-heading') {
    return { kind: 'heading', tag: textOf(node.tag) ?? 'h2', children }
  }
  if (type === 'quote' || type === 'extended-quote') return { kind: 'quote', children }
  if (type === 'list') return readList(node)
  if (type === 'image') return readImage(node)
  if (type === 'codeblock') return readCode(node)
  if (type === 'horizontalrule') return { kind: 'rule' }
  return type === 'html' ? { kind: 'html', html: textOf(node.html) ?? '' } : { kind: 'paragraph', children }
}

function readList(node: JsonObject): Block {
  const ordered = node.listType === 'number' || node.tag === 'ol'
  return { kind: 'list', ordered, items: objectsOf(node.children).map(readChildren) }
}

function readImage(node: JsonObject): Block {
  const part = (name: string) => textOf(node[name]) ?? ''
  return {
    kind: 'image',
    src: part('src'),
    alt: part('alt'),
    title: part('title'),
    caption: part('caption'),
    width: pixels(node.width),
    height: pixels(node.height),
    cardWidth: part('cardWidth') || 'regular',
    href: part('href'),
  }
}

/** A number of pixels that an image can have, or null. */
export function pixels(value: Json | undefined): number | null {
  return typeof value === 'number' && value > 0 ? value : null
}

function readCode(node: JsonObject): Block {
  const part = (name: string) => textOf(node[name]) ?? ''
  return { kind: 'code', code: part('code'), language: part('language'), caption: part('caption') }
}

function readChildren(node: JsonObject): readonly Inline[] {
  return objectsOf(node.children).map(readInline)
}

function readInline(node: JsonObject): Inline {
  if (node.type === 'linebreak') return { kind: 'break' }
  if (node.type === 'link') return { kind: 'link', url: textOf(node.url) ?? '', children: readChildren(node) }
  const format = Number(node.format ?? 0)
  const marks = FORMATS.filter(([, bit]) => (format & bit) !== 0).map(([mark]) => mark)
  return { kind: 'text', text: textOf(node.text) ?? '', marks }
}

/** The editor state of blocks, as JSON text. */
export function writeLexical(blocks: readonly Block[]): string {
  return JSON.stringify({ root: { children: blocks.map(writeBlock), ...element('root') } })
}

/** The state of a post without content: one empty paragraph. */
export const emptyLexical = writeLexical([{ kind: 'paragraph', children: [] }])

function writeBlock(block: Block): Json {
  if (block.kind === 'rule') return { type: 'horizontalrule', version: 1 }
  if (block.kind === 'html') return { type: 'html', version: 1, html: block.html }
  if (block.kind === 'image') return writeImage(block)
  if (block.kind === 'code') {
    const { code, language, caption } = block
    return { type: 'codeblock', version: 1, code, language, caption }
  }
  if (block.kind === 'list') return writeList(block)
  const children = block.children.map(writeInline)
  if (block.kind === 'heading') return { children, ...element('extended-heading'), tag: block.tag }
  return { children, ...element(block.kind === 'quote' ? 'extended-quote' : 'paragraph') }
}

function writeImage(block: Extract<Block, { kind: 'image' }>): Json {
  const { src, width, height, title, alt, caption, cardWidth, href } = block
  return { type: 'image', version: 1, src, width, height, title, alt, caption, cardWidth, href }
}

function writeList(block: Extract<Block, { kind: 'list' }>): Json {
  const children = block.items.map((item, i) => ({
    children: item.map(writeInline),
    ...element('listitem'),
    value: i + 1,
  }))
  const listType = block.ordered ? 'number' : 'bullet'
  return { children, ...element('list'), listType, start: 1, tag: block.ordered ? 'ol' : 'ul' }
}

function writeInline(inline: Inline): Json {
  if (inline.kind === 'break') return { type: 'linebreak', version: 1 }
  if (inline.kind === 'text') return writeText(inline.text, inline.marks)
  const children = inline.children.map(writeInline)
  return { children, ...element('link'), rel: null, target: null, title: null, url: inline.url }
}

function writeText(text: string, marks: readonly Mark[]): Json {
  const format = FORMATS.filter(([mark]) => marks.includes(mark)).reduce((bits, [, bit]) => bits | bit, 0)
  return { detail: 0, format, mode: 'normal', style: '', text, type: 'extended-text', version: 1 }
}

function element(type: string): JsonObject {
  return { direction: null, format: '', indent: 0, type, version: 1 }
}
