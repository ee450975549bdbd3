import type { Quirk } from '../../quirk.ts'
import { changeWrites } from './change-writes.ts'

/** A refusal names the first fault alone. */
export const faultsFirstOnly: Quirk = {
  id: 'content.writes.faults.first-only',
  clause: 'content.writes.faults',
  says: 'a refusal names the first fault alone',
  apply: changeWrites(({ faultReport }) => ({
    faultReport: { ...faultReport, error: faults => faultReport.error(faults.slice(0, 1)) },
  })),
}
