import { newsletters } from '../resources/newsletters.ts'
import { type JsonObject, listOf, pick, type Row } from '../values.ts'
import { keepFields, showAttributes, type View } from './view.ts'

const FOR_READERS = [
  'id',
  'uuid',
  'name',
  'description',
  'slug',
  'sender_email',
  'subscribe_on_signup',
  'visibility',
  'sort_order',
  'created_at',
  'updated_at',
]

/** A newsletter: its design settings are its own, and only the admin API shows them. */
export function presentNewsletter(newsletter: Row, view: View): JsonObject {
  const all = showAttributes(newsletters, newsletter, view)
  const shown = view.api === 'content' ? pick(all, FOR_READERS) : all
  const count = countsOf(newsletter, view)
  return keepFields({ ...shown, ...(Object.keys(count).length > 0 && { count }) }, view)
}

function countsOf(newsletter: Row, view: View): JsonObject {
  const { store } = view.site
  const subscribed = store
    .rows('members')
    .filter(member => listOf(member.newsletters).includes(newsletter.id)).length
  const sent = store.rows('posts').filter(post => post.newsletter === newsletter.id).length
  return {
    ...(view.include.has('count.posts') && { posts: sent }),
    ...(view.include.has('count.members') && { members: subscribed }),
    ...(view.include.has('count.active_members') && { active_members: subscribed }),
  }
}
