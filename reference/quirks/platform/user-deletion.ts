import type { Site, UserDeletion } from '../../platform/contracts.ts'
import { roleOf } from '../../platform/resources/users.ts'
import type { Row } from '../../platform/values.ts'
import { listOf } from '../../platform/values.ts'
import { ownerOf, postReassignment } from '../../platform/write/users.ts'
import { deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { adminRoute } from './platform-deviations.ts'

const STAYING = 'platform.changes.5-0.user-deletion'

/** The quirks of what becomes of the posts of a user who is deleted. */
export const userDeletionQuirks: readonly Quirk[] = [
  ...deviations(postReassignment, [
    ['left-behind', 'it leaves the posts of a deleted user as they are', keeping(() => true)],
    [
      'drafts-left-behind',
      'it leaves drafts of a deleted user as they are',
      keeping(({ status }) => status === 'draft'),
    ],
    [
      'scheduled-left-behind',
      'it leaves scheduled posts of a deleted user as they are',
      keeping(({ status }) => status === 'scheduled'),
    ],
    [
      'published-left-behind',
      'it leaves published posts of a deleted user as they are',
      keeping(({ status }) => status === 'published'),
    ],
    ['authorless', 'it leaves the posts of a deleted user to nobody', reassigning(() => null)],
    [
      'to-an-administrator',
      'it reassigns posts to an administrator',
      reassigning(
        ({ store }) => store.rows('users').find(it => roleOf(it, store) === 'Administrator')?.id ?? null,
      ),
    ],
    ['everybodys', 'it reassigns the posts of everybody', reassigningAll],
  ]),
  ...deviations(
    postReassignment,
    [
      [
        'published-gone',
        'it deletes published posts with their user',
        removing(({ status }) => status === 'published'),
      ],
      ['drafts-gone', 'it deletes drafts with their user', removing(({ status }) => status !== 'published')],
    ],
    STAYING,
  ),
  ...deviations(
    adminRoute('users.delete'),
    [
      [
        'by-whoever-deletes',
        'it reassigns posts to whoever deletes their user',
        ({ handle }) => ({
          handle: async call => {
            const own = call.site.store
              .rows('posts')
              .filter(post => listOf(post.authors).includes(String(call.params.id)))
            const answer = await handle(call)
            const id = call.actor.kind === 'user' ? call.actor.user.id : null
            for (const post of own)
              call.site.store.put('posts', { ...post, authors: id === null ? [] : [id] })
            return answer
          },
        }),
      ],
    ],
    'platform.users.deletion-reassigns-posts',
  ),
]

type Change = (deletion: UserDeletion) => Partial<UserDeletion>

function keeping(is: (post: Row) => boolean): Change {
  return afterwards((post, before) => (is(before) ? before : post))
}

function reassigning(to: (site: Site) => string | null): Change {
  return afterwards((post, _before, site) => {
    const id = to(site)
    return { ...post, authors: id === null ? [] : [id] }
  })
}

function removing(is: (post: Row) => boolean): Change {
  return afterwards((post, before) => (is(before) ? null : post))
}

/** What became of the posts of the user is changed once more; null removes one. */
function afterwards(change: (post: Row, before: Row, site: Site) => Row | null): Change {
  return ({ remove }) => ({
    remove: (user, site) => {
      const own = site.store.rows('posts').filter(post => listOf(post.authors).includes(user.id))
      const answer = remove(user, site)
      for (const before of own) {
        const post = change(site.store.find('posts', before.id) ?? before, before, site)
        if (post) site.store.put('posts', post)
        else site.store.remove('posts', before.id)
      }
      return answer
    },
  })
}

function reassigningAll({ remove }: UserDeletion): Partial<UserDeletion> {
  return {
    remove: (user, site) => {
      const answer = remove(user, site)
      const owner = ownerOf(site)
      for (const post of site.store.rows('posts')) {
        if (owner) site.store.put('posts', { ...post, authors: [owner.id] })
      }
      return answer
    },
  }
}
