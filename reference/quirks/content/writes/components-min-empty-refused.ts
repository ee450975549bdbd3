import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.components.min'

/** An empty list of components is refused where there is a min. */
export const componentsMinEmptyRefused: Quirk = {
  id: 'content.writes.components.min.empty-refused',
  clause,
  says: 'an empty list of components is refused where there is a min',
  apply: changeWrites(({ componentCounts }) => ({
    componentCounts: withUnit(componentCounts, clause, () => ({
      broken: (length, { min }) =>
        min !== undefined && length === 0 ? 'field must have at least 1 items' : null,
    })),
  })),
}
