import type { Change } from '../../../platform/contracts.ts'
import type { Quirk } from '../../quirk.ts'
import { changePlatform, dropUnit } from '../change-platform.ts'
import { seenChanges } from './seen-changes.ts'

/** Every change has this quirk: a platform on which it holds in all majors, those before it too. */
export const changesTooEarly: readonly Quirk[] = seenChanges.map(tooEarly)

function tooEarly({ clause, since }: Change): Quirk {
  return {
    id: `${clause}.too-early`,
    clause,
    says: `the change of ${since}.0 holds in the majors before it too`,
    apply: changePlatform(({ changes }) => ({ changes: dropUnit(changes, clause) })),
  }
}
