import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform } from '../change-platform.ts'

const CLAUSE = 'platform.users.deletion-reassigns-posts'

/** The posts of a deleted user keep an author who is no more. */
export const postsLeftBehind: Quirk = {
  id: `${CLAUSE}.left-behind`,
  clause: CLAUSE,
  says: 'leaves the posts of a deleted user as they are',
  apply: changePlatform(({ userDeletion }) => ({
    userDeletion: replaceUnit(userDeletion, CLAUSE, rule => ({
      ...rule,
      remove: (user, site) => {
        const before = site.store.rows('posts')
        const answer = rule.remove(user, site)
        for (const post of before) site.store.put('posts', post)
        return answer
      },
    })),
  })),
}
