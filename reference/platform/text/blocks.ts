import { escapeHtml } from '../../http/escape-html.ts'

/** A text with its marks, a link around texts, or a line break. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string; readonly marks: readonly Mark[] }
  | { readonly kind: 'link'; readonly url: string; readonly children: readonly Inline[] }
  | { readonly kind: 'break' }

export type Mark = 'strong' | 'em' | 's' | 'u' | 'code'

/**
 * One part of a post. The two post-content formats and HTML are translated through blocks; what none of
 * them names is kept as HTML, which both formats can hold.
 */
export type Block =
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'heading'; readonly tag: string; readonly children: readonly Inline[] }
  | { readonly kind: 'quote'; readonly children: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'image'
      readonly src: string
      readonly alt: string
      readonly title: string
      readonly caption: string
      /** In pixels; null when it is not known. */
      readonly width: number | null
      readonly height: number | null
      /** `regular`, `wide` or `full`. */
      readonly cardWidth: string
      /** Where the image leads; empty for nowhere. */
      readonly href: string
    }
  | { readonly kind: 'code'; readonly code: string; readonly language: string; readonly caption: string }
  | { readonly kind: 'rule' }
  | { readonly kind: 'html'; readonly html: string }

/** HTML of blocks, as the platform renders it. */
export function renderBlocks(blocks: readonly Block[]): string {
  return blocks.map(renderBlock).join('')
}

function renderBlock(block: Block): string {
  if (block.kind === 'paragraph') return `<p>${renderInlines(block.children)}</p>`
  if (block.kind === 'heading') return renderHeading(block.tag, block.children)
  if (block.kind === 'quote') return `<blockquote>${renderInlines(block.children)}</blockquote>`
  if (block.kind === 'list') return renderList(block)
  if (block.kind === 'image') return renderImage(block)
  if (block.kind === 'code') return renderCode(block)
  return block.kind === 'rule'
    ? '<hr>'
    : `<!--kg-card-begin: html-->\n${block.html}\n<!--kg-card-end: html-->`
}

function renderHeading(tag: string, children: readonly Inline[]): string {
  const id = plainInlines(children)
    .toLowerCase()
    .trim()
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '')
  return `<${tag} id="${id}">${renderInlines(children)}</${tag}>`
}

function renderList(block: Extract<Block, { kind: 'list' }>): string {
  const tag = block.ordered ? 'ol' : 'ul'
  return `<${tag}>${block.items.map(item => `<li>${renderInlines(item)}</li>`).join('')}</${tag}>`
}

/** An image is never shown wider than this; one that is larger keeps its proportions. */
const MAX_WIDTH = 2000

function renderImage(block: Extract<Block, { kind: 'image' }>): string {
  const { src, alt, title, caption, cardWidth, href } = block
  const named = title === '' ? '' : ` title="${escapeHtml(title)}"`
  const image = `<img src="${src}" class="kg-image" alt="${escapeHtml(alt)}" loading="lazy"${named}${sizeOf(block)}>`
  const shown = href === '' ? image : `<a href="${href}">${image}</a>`
  const width = cardWidth === 'regular' ? '' : ` kg-width-${escapeHtml(cardWidth)}`
  if (caption === '') return `<figure class="kg-card kg-image-card${width}">${shown}</figure>`
  return `<figure class="kg-card kg-image-card${width} kg-card-hascaption">${shown}<figcaption>${caption}</figcaption></figure>`
}

function sizeOf({ width, height }: Extract<Block, { kind: 'image' }>): string {
  if (width === null || height === null) return ''
  const scale = Math.min(1, MAX_WIDTH / width)
  return ` width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`
}

function renderCode({ code, language, caption }: Extract<Block, { kind: 'code' }>): string {
  const named = language === '' ? '' : ` class="language-${escapeHtml(language)}"`
  const text = `<pre><code${named}>${escapeText(code)}</code></pre>`
  if (caption === '') return text
  return `<figure class="kg-card kg-code-card">${text}<figcaption>${caption}</figcaption></figure>`
}

/** Quotes stand as they are in a text between tags. */
function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

function renderInlines(inlines: readonly Inline[]): string {
  return inlines.map(renderInline).join('')
}

function renderInline(inline: Inline): string {
  if (inline.kind === 'break') return '<br>'
  if (inline.kind === 'link') return `<a href="${inline.url}">${renderInlines(inline.children)}</a>`
  const opened = inline.marks.map(mark => `<${mark}>`).join('')
  const closed = inline.marks
    .toReversed()
    .map(mark => `</${mark}>`)
    .join('')
  return `${opened}${escapeHtml(inline.text)}${closed}`
}

function plainInlines(inlines: readonly Inline[]): string {
  return inlines
    .map(inline =>
      inline.kind === 'text' ? inline.text : inline.kind === 'link' ? plainInlines(inline.children) : ' ',
    )
    .join('')
}

export function unescapeHtml(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&nbsp;/g, '\u00a0')
    .replace(/&amp;/g, '&')
}
