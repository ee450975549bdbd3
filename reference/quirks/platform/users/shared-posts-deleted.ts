import { listOf } from '../../../platform/values.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeRestored } from '../change-restored.ts'

const CLAUSE = 'platform.users.deletion-deletes-posts'

/** Of a post with several authors nothing is left when one of them goes. */
export const sharedPostsDeleted: Quirk = {
  id: `${CLAUSE}.shared-too`,
  clause: CLAUSE,
  says: 'deletes also the posts that others wrote with the user',
  apply: changeRestored(CLAUSE, units => ({
    ...units,
    userDeletion: replaceUnit(units.userDeletion, CLAUSE, rule => ({
      ...rule,
      remove: (user, site) => {
        const own = site.store.rows('posts').filter(post => listOf(post.authors).includes(user.id))
        for (const post of own) site.store.remove('posts', post.id)
        return rule.remove(user, site)
      },
    })),
  })),
}
