import type { Change } from '../../../platform/contracts.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform } from '../change-platform.ts'
import { seenChanges } from './seen-changes.ts'

/** Every change has this quirk: a platform that never made it, in whatever major. */
export const changesNotMade: readonly Quirk[] = seenChanges.map(notMade)

function notMade({ clause, since }: Change): Quirk {
  return {
    id: `${clause}.not-made`,
    clause,
    says: `the change of ${since}.0 is not made: the platform goes on as before`,
    apply: changePlatform(({ changes }) => ({
      changes: replaceUnit(changes, clause, change => ({ ...change, made: false })),
    })),
  }
}
