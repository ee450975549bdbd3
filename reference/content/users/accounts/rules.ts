import { flags } from './flags.ts'
import { knownRole } from './known-role.ts'
import { lengths } from './lengths.ts'
import type { AccountRule } from './rule.ts'
import { uniqueUsername } from './unique-username.ts'

/** What must be true of an account before it is stored. Every fault is reported, in this order. */
export const accountRules: readonly AccountRule[] = [lengths, uniqueUsername, flags, knownRole]
