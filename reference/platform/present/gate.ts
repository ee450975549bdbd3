import { plaintextOf } from '../text/plaintext.ts'
import { type JsonObject, type Row, textOf } from '../values.ts'

const PAYWALL = '<!--members-only-->'

/** Whether anyone may read a post; the content API knows no members, so only public posts are open. */
export function hasAccess(post: Row): boolean {
  return post.visibility === 'public'
}

/** A post without what only members may read: the text up to the paywall, or nothing of it. */
export function gate(shown: JsonObject): JsonObject {
  const html = textOf(shown.html) ?? ''
  const wall = html.indexOf(PAYWALL)
  if (wall < 0) return emptied(shown)
  const open = html.slice(0, wall)
  const plaintext = plaintextOf(open)
  const excerpt = shown.custom_excerpt ?? (shown.excerpt ? plaintext.slice(0, 500) : (shown.excerpt ?? null))
  return { ...shown, html: open, ...('plaintext' in shown && { plaintext }), excerpt }
}

function emptied(shown: JsonObject): JsonObject {
  const texts = ['plaintext', 'html', 'excerpt'].filter(name => name in shown)
  return { ...shown, ...Object.fromEntries(texts.map(name => [name, ''])) }
}
