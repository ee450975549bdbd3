import { BASELINE_FLAGS } from './baseline-flags.ts'
import { BUDGET_FLAGS } from './budget-flags.ts'
import { CONFIG_FLAGS } from './config-layers.ts'
import type { Flag, FlagSet } from './flags.ts'
import { PREFLIGHT_FLAGS } from './preflight-flags.ts'
import { REPORT_FLAGS } from './report-flags.ts'
import { SHARD_FLAGS } from './shard-flags.ts'
import { SUITE_FLAGS, VERSION_FLAG } from './suite-flags.ts'
import { TARGET_FLAGS } from './target-flags.ts'

export interface FlagGroup {
  readonly title: string
  readonly flags: readonly (readonly [string, Flag])[]
}

/** Flags that several commands have. */
const SHARED: readonly (readonly [string, readonly FlagSet[]])[] = [
  ['The target', [TARGET_FLAGS, CONFIG_FLAGS, PREFLIGHT_FLAGS, VERSION_FLAG]],
  ['Which scenarios', [SUITE_FLAGS, SHARD_FLAGS, BUDGET_FLAGS]],
  ['Reports', [REPORT_FLAGS, BASELINE_FLAGS]],
]

/** A command's flags: those of its own first, then shared ones by what they are about. */
export function groupsOf(flags: FlagSet): readonly FlagGroup[] {
  const titleOf = (flag: Flag) =>
    SHARED.find(([, sets]) => sets.some(set => Object.values(set).includes(flag)))?.[0] ?? 'Flags'
  const titles = ['Flags', ...SHARED.map(([title]) => title)]
  return titles
    .map(title => ({ title, flags: Object.entries(flags).filter(([, flag]) => titleOf(flag) === title) }))
    .filter(group => group.flags.length > 0)
}
