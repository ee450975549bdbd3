import type { JsonObject, Row } from '../values.ts'
import type { View } from './view.ts'

/** The email that a post was sent as; null when it was not. */
export function presentEmail(post: Row, view: View): JsonObject | null {
  const email = view.site.store.findBy('emails', 'post_id', post.id)
  return email ?? null
}
