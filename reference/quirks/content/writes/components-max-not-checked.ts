import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.components.max'

/** A list of components may be longer than max. */
export const componentsMaxNotChecked: Quirk = {
  id: 'content.writes.components.max.not-checked',
  clause,
  says: 'a list of components may be longer than max',
  apply: changeWrites(({ componentCounts }) => ({
    componentCounts: withUnit(componentCounts, clause, () => ({ broken: () => null })),
  })),
}
