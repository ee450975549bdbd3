import { adminRoutes } from '../../platform/admin-api/routes.ts'
import { tokenRoutes } from '../../platform/changes/2.0/token-routes.ts'
import { mailRoute, testMailRoute } from '../../platform/changes/5.0/mail-removed.ts'
import { postDeletion } from '../../platform/changes/5.0/user-deletion.ts'
import type { Route, UserDeletion } from '../../platform/contracts.ts'
import { listOf } from '../../platform/values.ts'
import { unitOf } from '../change-unit.ts'
import { deviations, MISSING } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { refusingAsBadRequest, restoredDeviations } from './platform-deviations.ts'

const AREA = 'platform.admin-api'
const addPost = unitOf(adminRoutes, `${AREA}.posts.add`)

/** Routes that a documented clause says are there: their own clauses are observed, and say how they answer. */
const DOCUMENTED_APART: readonly string[] = [
  ...['posts.edit', 'posts.delete', 'members.browse', 'members.add', 'newsletters.add'],
  ...[
    'tiers.browse',
    'tiers.add',
    'tiers.edit',
    'settings.browse',
    'settings.edit',
    'settings.members-email',
  ],
  ...['password-reset.request', 'password-reset.set', 'global-password-reset'],
  ...['email-previews.read', 'email-previews.send'],
].map(name => `${AREA}.${name}`)

/** The quirks of the admin API, and of what becomes of the posts of a user whom it deletes. */
export const adminApiQuirks: readonly Quirk[] = [
  ...adminRoutes
    .filter(({ clause }) => !DOCUMENTED_APART.includes(clause))
    .flatMap(route => deviations(route, [['missing', 'it does not serve the route', MISSING]])),

  ...deviations(
    addPost,
    [['html-always-a-source', 'it takes html also without source=html', readingHtml]],
    `${AREA}.posts.add-details`,
  ),
  ...deviations(
    addPost,
    [['as-bad-request', 'it answers 400 to a post that does not fit', refusingAsBadRequest]],
    `${AREA}.posts.refused`,
  ),

  ...restoredDeviations(mailRoute, [['missing', 'it sends no mails for users before 5.0 either', MISSING]]),
  ...restoredDeviations(testMailRoute, [['missing', 'it sends no mail to try before 5.0 either', MISSING]]),
  ...restoredDeviations(unitOf(tokenRoutes, `${AREA}.authentication.token`), [
    ['missing', 'it gives no tokens for name and password', MISSING],
  ]),

  ...restoredDeviations(postDeletion, [
    ['shared-too', 'it deletes also the posts that others wrote with the user', removingSharedPosts],
  ]),
]

function readingHtml({ handle }: Route): Partial<Route> {
  return {
    handle: call => {
      const query = { ...call.request.query, source: 'html' }
      return handle({ ...call, request: { ...call.request, query } })
    },
  }
}

function removingSharedPosts({ remove }: UserDeletion): Partial<UserDeletion> {
  return {
    remove: (user, site) => {
      const own = site.store.rows('posts').filter(post => listOf(post.authors).includes(user.id))
      for (const post of own) site.store.remove('posts', post.id)
      return remove(user, site)
    },
  }
}
