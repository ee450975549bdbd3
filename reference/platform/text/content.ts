import { type Json, textOf } from '../values.ts'
import { type Block, renderBlocks } from './blocks.ts'
import { emptyLexical, readLexical, writeLexical } from './lexical.ts'
import { readMobiledoc } from './mobiledoc.ts'
import { plaintextOf } from './plaintext.ts'
import { readHtml } from './read-html.ts'

/** The text of a post in all the forms that are kept of it. */
export interface Content {
  readonly mobiledoc: string | null
  readonly lexical: string | null
  readonly html: string | null
  readonly plaintext: string | null
}

interface Given {
  readonly mobiledoc?: Json
  readonly lexical?: Json
  readonly html?: Json
}

/**
 * Works out the forms of a text that are not given. A text of the previous format stays in it here; HTML becomes a
 * state of the newer editor. Null when a text is not of its format.
 */
export function fillContent(given: Given): Content | null {
  const mobiledoc = textOf(given.mobiledoc)
  const lexical = textOf(given.lexical)
  const html = textOf(given.html)
  if (lexical !== null) return rendered(readLexical(lexical), { lexical, mobiledoc: null }, html)
  if (mobiledoc !== null) return rendered(readMobiledoc(mobiledoc), { lexical: null, mobiledoc }, html)
  if (html === null) return { lexical: emptyLexical, mobiledoc: null, html: null, plaintext: null }
  return { lexical: writeLexical(readHtml(html)), mobiledoc: null, html, plaintext: plaintextOf(html) }
}

function rendered(
  blocks: readonly Block[] | null,
  sources: Pick<Content, 'lexical' | 'mobiledoc'>,
  given: string | null,
): Content | null {
  if (blocks === null) return null
  const html = given ?? renderBlocks(blocks)
  const isEmpty = html === '' || html === '<p></p>'
  return { ...sources, html: isEmpty ? null : html, plaintext: isEmpty ? null : plaintextOf(html) }
}
