import type { Check } from './check.ts'
import { allow } from './checks/allow.ts'
import { callers } from './checks/callers.ts'
import { capabilities } from './checks/capabilities.ts'
import { clock } from './checks/clock.ts'
import { entries } from './checks/entries.ts'
import { permissions } from './checks/permissions.ts'
import { reset } from './checks/reset.ts'
import { world } from './checks/world.ts'

/** Every check, in the order in which a person would mend things. A new one: its file, a line here. */
export const checks: readonly Check[] = [
  clock,
  capabilities,
  permissions,
  callers,
  entries,
  world,
  reset,
  allow,
]
