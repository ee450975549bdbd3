import type { Change, UserDeletion } from '../../contracts.ts'
import { ok } from '../../http/answer.ts'
import { listOf } from '../../values.ts'
import { backupName } from '../../write/users.ts'

/** Posts go with the first of their authors; others lose an author. */
export const postDeletion: UserDeletion = {
  clause: 'platform.users.deletion-deletes-posts',
  remove: (user, site) => {
    for (const post of site.store.rows('posts')) {
      const authors = listOf(post.authors)
      if (authors[0] === user.id) site.store.remove('posts', post.id)
      else site.store.put('posts', { ...post, authors: authors.filter(id => id !== user.id) })
    }
    site.store.remove('users', user.id)
    return ok({ meta: { filename: backupName(site) } })
  },
}

/** From 5.0 deleting a user reassigns their posts to the site's owner. Before, the posts were deleted too. */
export const deletionReassignsPosts: Change = {
  clause: 'platform.changes.5-0.user-deletion',
  since: 5,
  scope: 'program',
  restores: [postDeletion],
  undo: units => ({ ...units, userDeletion: [postDeletion] }),
}
