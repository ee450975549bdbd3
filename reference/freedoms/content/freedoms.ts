import type { Freedom } from '../freedom.ts'
import { refusals } from './refusals.ts'

/** What the documentation of the content service leaves open. */
export const contentFreedoms: readonly Freedom[] = [...refusals]
