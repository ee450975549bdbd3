import type { PostFormat } from '../contracts.ts'
import { type Row, textOf } from '../values.ts'
import type { Content } from './content.ts'
import { writeLexical } from './lexical.ts'
import { readMobiledoc } from './mobiledoc.ts'

/**
 * The previous post-content format was replaced by the state of a newer editor: a text in the previous one becomes such
 * a state, and is not kept as it is.
 */
export const editorState: PostFormat = {
  clause: 'platform.admin-api.posts.content-format',
  kept: content => {
    const blocks = content.mobiledoc === null ? null : readMobiledoc(content.mobiledoc)
    return blocks ? { ...content, mobiledoc: null, lexical: writeLexical(blocks) } : content
  },
  // UNDOCUMENTED: as in the real program.
  isLasting: true,
}

export const postFormats: readonly PostFormat[] = [editorState]

export function keptContent(content: Content, formats: readonly PostFormat[]): Content {
  return formats.reduce((last, { kept }) => kept(last), content)
}

/** A post with its text in the format that the platform keeps, though a world may have it in another. */
export function inKeptFormat(post: Row, formats: readonly PostFormat[]): Row {
  const { mobiledoc, lexical, html, plaintext } = post
  const content = {
    mobiledoc: textOf(mobiledoc),
    lexical: textOf(lexical),
    html: textOf(html),
    plaintext: textOf(plaintext),
  }
  return { ...post, ...keptContent(content, formats) }
}
