import type { Effect } from './effect.ts'
import { effectsOf1 } from './of-1.ts'
import { effectsOf2 } from './of-2.ts'
import { effectsOf3 } from './of-3.ts'
import { effectsOf4 } from './of-4.ts'
import { effectsOnEndpoints } from './of-5/endpoints.ts'
import { effectsOnMembers } from './of-5/members.ts'
import { effectsOnPosts } from './of-5/posts.ts'
import { effectsOnTiers } from './of-5/tiers.ts'

/** What the changes of each major do to requests, the oldest first. */
export const effects: readonly Effect[] = [
  ...effectsOf1,
  ...effectsOf2,
  ...effectsOf3,
  ...effectsOf4,
  ...effectsOnEndpoints,
  ...effectsOnTiers,
  ...effectsOnPosts,
  ...effectsOnMembers,
].toSorted((a, b) => a.since - b.since)
