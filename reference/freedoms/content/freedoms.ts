import type { Freedom } from '../freedom.ts'
import { lists } from './lists.ts'
import { members } from './members.ts'
import { orders } from './order.ts'
import { refusals } from './refusals.ts'
import { requests } from './requests.ts'

/** What the documentation of the content service leaves open. */
export const contentFreedoms: readonly Freedom[] = [...refusals, ...requests, ...lists, ...orders, ...members]
