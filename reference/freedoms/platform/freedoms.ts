import type { Freedom } from '../freedom.ts'
import { refusals } from './refusals.ts'

/** What the documentation of the publishing platform leaves open. */
export const platformFreedoms: readonly Freedom[] = [...refusals]
