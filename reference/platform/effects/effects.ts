import { effectsOf1 } from './1.0.ts'
import { effectsOf2 } from './2.0.ts'
import { effectsOf3 } from './3.0.ts'
import { effectsOf4 } from './4.0.ts'
import { effectsOf5 } from './5.0.ts'
import type { Effect } from './effect.ts'

/** What the changes of each major do to requests, the oldest first. */
export const effects: readonly Effect[] = [
  ...effectsOf1,
  ...effectsOf2,
  ...effectsOf3,
  ...effectsOf4,
  ...effectsOf5,
]
