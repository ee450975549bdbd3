import { idsOf } from '../../../content/actions/write/relations/reference.ts'
import type { Quirk } from '../../quirk.ts'
import { changeWrites } from './change-writes.ts'

/** A connected entry goes to the end, whatever its position. */
export const relationsPositionIgnored: Quirk = {
  id: 'content.writes.relations.position.ignored',
  clause: 'content.writes.relations.position',
  says: 'a connected entry goes to the end, whatever its position',
  apply: changeWrites(({ positions }) => ({
    positions: { ...positions, place: (ids, connect) => [...new Set([...ids, ...idsOf(connect)])] },
  })),
}
