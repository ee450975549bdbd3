import type { Quirk } from '../../quirk.ts'
import { postsLeftBehind } from './posts-left-behind.ts'
import { sharedPostsDeleted } from './shared-posts-deleted.ts'

/** The quirks of users. */
export const usersQuirks: readonly Quirk[] = [postsLeftBehind, sharedPostsDeleted]
