import { idsOf } from '../../../content/actions/write/relations/reference.ts'
import type { Quirk } from '../../quirk.ts'
import { changeWrites } from './change-writes.ts'

/** Connect links what refers to any type. */
export const relationsMorphViewConnectTaken: Quirk = {
  id: 'content.writes.relations.morph-view.connect-taken',
  clause: 'content.writes.relations.morph-view',
  says: 'connect links what refers to any type',
  apply: changeWrites(({ morphViewLinks }) => ({
    morphViewLinks: {
      ...morphViewLinks,
      idsAfter: association =>
        idsOf(association.kind === 'set' ? association.references : association.connect),
    },
  })),
}
