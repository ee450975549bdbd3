import { effectsOnEndpoints } from './5.0/endpoints.ts'
import { effectsOnMembers } from './5.0/members.ts'
import { effectsOnPosts } from './5.0/posts.ts'
import { effectsOnTiers } from './5.0/tiers.ts'
import type { Effect } from './effect.ts'

/** What 5.0 did. */
export const effectsOf5: readonly Effect[] = [
  ...effectsOnEndpoints,
  ...effectsOnTiers,
  ...effectsOnPosts,
  ...effectsOnMembers,
]
