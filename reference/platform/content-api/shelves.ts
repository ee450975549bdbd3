import { type Shelf, sortBy } from '../actions/shelf.ts'
import { presentNewsletter } from '../present/newsletter.ts'
import { presentOffer } from '../present/offer.ts'
import { presentPost } from '../present/post.ts'
import { presentTag } from '../present/tag.ts'
import { presentTier } from '../present/tier.ts'
import { presentUser } from '../present/user.ts'
import { newsletters } from '../resources/newsletters.ts'
import { offers } from '../resources/offers.ts'
import { pages, posts } from '../resources/posts.ts'
import { isOnSite, isPublished } from '../resources/published.ts'
import { rowsOf } from '../resources/resource.ts'
import { tags } from '../resources/tags.ts'
import { tiers } from '../resources/tiers.ts'
import { users } from '../resources/users.ts'

const postIncludes = ['tags', 'authors', 'tiers', 'sentiment']
const formats = ['mobiledoc', 'lexical', 'html', 'plaintext']
/** Readers cannot ask for other than published posts, nor find authors by what they are not shown. */
const ignoredInPosts = [/^status$/, /^authors\.(password|email)/i]

/** Published posts, the latest first. */
export const publishedPosts: Shelf = {
  ...posts,
  resource: posts,
  rows: store => rowsOf(posts, store).filter(isPublished),
  sort: sortBy(posts, { column: 'published_at', descending: true }),
  isInOrderOfSlugs: true,
  present: presentPost,
  includes: postIncludes,
  formats,
  ignored: ignoredInPosts,
}

/** Published pages, by title. */
export const publishedPages: Shelf = {
  ...publishedPosts,
  ...pages,
  resource: pages,
  rows: store => rowsOf(pages, store).filter(isPublished),
  sort: sortBy(pages, { column: 'title', descending: false }),
}

/** Users with something published, under the name that readers know them by. */
export const authors: Shelf = {
  name: 'authors',
  singular: 'author',
  resource: users,
  rows: store => rowsOf(users, store).filter(user => isOnSite(user, 'authors', store)),
  sort: sortBy(users, { column: 'name', descending: false }),
  isInOrderOfSlugs: true,
  counted: store => rowsOf(users, store),
  present: presentUser,
  includes: ['count.posts'],
  ignored: [/^status$/, /^(password|email)/i],
}

/** Tags of something published, internal ones too. */
export const usedTags: Shelf = {
  ...tags,
  resource: tags,
  rows: store => rowsOf(tags, store).filter(tag => isOnSite(tag, 'tags', store)),
  sort: sortBy(tags, { column: 'name', descending: false }),
  isInOrderOfSlugs: true,
  counted: store => rowsOf(tags, store),
  present: presentTag,
  includes: ['count.posts'],
}

/** Tiers that can be had. */
export const activeTiers: Shelf = {
  ...tiers,
  resource: tiers,
  rows: store => rowsOf(tiers, store).filter(tier => tier.active === true),
  whole: 'one-page',
  present: presentTier,
  includes: [],
}

/** Newsletters that can be subscribed to. */
export const activeNewsletters: Shelf = {
  ...newsletters,
  resource: newsletters,
  rows: store => rowsOf(newsletters, store).filter(newsletter => newsletter.status === 'active'),
  sort: sortBy(newsletters, { column: 'sort_order', descending: false }),
  present: presentNewsletter,
  includes: [],
  ignored: [/^status$/],
}

export const publicOffers: Shelf = {
  ...offers,
  resource: offers,
  rows: store => rowsOf(offers, store),
  present: presentOffer,
  includes: [],
}
