import { type Shelf, sortBy } from '../actions/shelf.ts'
import { presentIntegration } from '../present/integration.ts'
import { presentLabel, presentMember } from '../present/member.ts'
import { presentNewsletter } from '../present/newsletter.ts'
import { presentOffer } from '../present/offer.ts'
import { presentPost } from '../present/post.ts'
import { presentSnippet, SNIPPET_FORMATS } from '../present/snippet.ts'
import { presentTag } from '../present/tag.ts'
import { presentTier } from '../present/tier.ts'
import { presentUser } from '../present/user.ts'
import { keepFields, showAttributes } from '../present/view.ts'
import { integrations } from '../resources/integrations.ts'
import { invites } from '../resources/invites.ts'
import { labels, members } from '../resources/members.ts'
import { newsletters } from '../resources/newsletters.ts'
import { offers } from '../resources/offers.ts'
import { pages, posts } from '../resources/posts.ts'
import { type Resource, rowsOf } from '../resources/resource.ts'
import { snippets } from '../resources/snippets.ts'
import { tags } from '../resources/tags.ts'
import { tiers } from '../resources/tiers.ts'
import { users } from '../resources/users.ts'
import type { SiteStore } from '../site/store.ts'
import type { Row } from '../values.ts'

const counts = ['count.clicks', 'count.signups', 'count.paid_conversions', 'sentiment']

/** What is scheduled first, then drafts, then what is published, the latest first. */
function byStage(resource: Resource): NonNullable<Shelf['sort']> {
  const byTime = sortBy(
    resource,
    { column: 'published_at', descending: true },
    { column: 'updated_at', descending: true },
  )
  return (rows: readonly Row[], store: SiteStore) => {
    const newestFirst = byTime(rows.toReversed(), store)
    const drafts = sortBy(resource, { column: 'updated_at', descending: true })(rows.toReversed(), store)
    return [
      ...newestFirst.filter(row => row.status === 'scheduled'),
      ...drafts.filter(row => row.status === 'draft'),
      ...newestFirst.filter(row => row.status !== 'scheduled' && row.status !== 'draft'),
    ]
  }
}

/** Posts of every status. Tags and authors are included without being asked for. */
export const allPosts: Shelf = {
  ...posts,
  resource: posts,
  rows: store => rowsOf(posts, store),
  sort: byStage(posts),
  present: presentPost,
  includes: ['tags', 'authors', 'authors.roles', 'email', 'tiers', 'newsletter', ...counts],
  included: ['tags', 'authors', 'authors.roles', 'email', 'tiers', 'newsletter', 'count.clicks'],
  formats: ['mobiledoc', 'lexical', 'html', 'plaintext'],
}

export const allPages: Shelf = {
  ...allPosts,
  ...pages,
  resource: pages,
  rows: store => rowsOf(pages, store),
  sort: byStage(pages),
  includes: ['tags', 'authors', 'authors.roles', 'tiers', ...counts],
  included: ['tags', 'authors', 'authors.roles', 'tiers', 'count.clicks'],
}

export const allTags: Shelf = {
  ...tags,
  resource: tags,
  rows: store => rowsOf(tags, store),
  present: presentTag,
  includes: ['count.posts'],
}

/** Users, those seen last first. */
export const allUsers: Shelf = {
  ...users,
  resource: users,
  rows: store => rowsOf(users, store),
  sort: sortBy(users, { column: 'last_seen', descending: true }, { column: 'name', descending: false }),
  present: presentUser,
  includes: ['count.posts', 'permissions', 'roles', 'roles.permissions'],
}

/** Members, the newest first. */
export const allMembers: Shelf = {
  ...members,
  resource: members,
  rows: store => rowsOf(members, store),
  sort: (rows, store) =>
    sortBy(members, { column: 'created_at', descending: true })(rows.toReversed(), store),
  present: presentMember,
  includes: ['tiers', 'labels', 'newsletters', 'attribution'],
}

export const allLabels: Shelf = {
  ...labels,
  resource: labels,
  rows: store => rowsOf(labels, store),
  sort: sortBy(labels, { column: 'name', descending: false }),
  present: presentLabel,
  includes: ['count.members'],
}

export const allTiers: Shelf = {
  ...tiers,
  resource: tiers,
  rows: store => rowsOf(tiers, store),
  whole: 'one-page',
  present: presentTier,
  includes: [],
}

export const allNewsletters: Shelf = {
  ...newsletters,
  resource: newsletters,
  rows: store => rowsOf(newsletters, store),
  sort: sortBy(newsletters, { column: 'sort_order', descending: false }),
  present: presentNewsletter,
  includes: ['count.posts', 'count.members', 'count.active_members'],
}

export const allOffers: Shelf = {
  ...offers,
  resource: offers,
  rows: store => rowsOf(offers, store),
  whole: 'no-pages',
  present: presentOffer,
  includes: [],
  // UNDOCUMENTED: only of their status a filter has a say, as in the real program.
  ignored: [/^(?!is_active$)/],
}

export const allIntegrations: Shelf = {
  ...integrations,
  resource: integrations,
  rows: store => rowsOf(integrations, store),
  present: presentIntegration,
  includes: ['api_keys', 'webhooks'],
}

export const allInvites: Shelf = {
  ...invites,
  resource: invites,
  rows: store => rowsOf(invites, store),
  present: (invite, view) => keepFields(showAttributes(invites, invite, view), view),
  includes: [],
}

export const allSnippets: Shelf = {
  ...snippets,
  resource: snippets,
  rows: store => rowsOf(snippets, store),
  present: presentSnippet,
  includes: [],
  formats: SNIPPET_FORMATS,
}
