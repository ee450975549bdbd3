import type { Change } from '../contracts.ts'
import { changesOf1 } from './1.0/index.ts'
import { changesOf2 } from './2.0/index.ts'
import { changesOf3 } from './3.0/index.ts'
import { changesOf4 } from './4.0/index.ts'
import { changesOf5 } from './5.0/index.ts'

/** The breaking changes of each major, the oldest first. */
export const changes: readonly Change[] = [
  ...changesOf1,
  ...changesOf2,
  ...changesOf3,
  ...changesOf4,
  ...changesOf5,
]
