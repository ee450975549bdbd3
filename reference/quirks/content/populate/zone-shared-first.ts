import type { Quirk } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

export const zoneSharedFirst: Quirk = {
  id: 'content.populate.zone-detailed-first.shared-first',
  clause: 'content.populate.zone-detailed-first',
  says: 'a shared populate wins over on',
  apply: changePopulate(({ zoneStrategies }) => ({
    zoneStrategies: [...zoneStrategies].sort((a, b) => rank(a.clause) - rank(b.clause)),
  })),
}

function rank(clause: string): number {
  return clause === 'content.populate.zone-shared' ? 0 : 1
}
