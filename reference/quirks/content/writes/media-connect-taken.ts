import { idsOf } from '../../../content/actions/write/relations/reference.ts'
import type { Quirk } from '../../quirk.ts'
import { changeWrites } from './change-writes.ts'

/** Connect links files. */
export const mediaConnectTaken: Quirk = {
  id: 'content.writes.media.connect-taken',
  clause: 'content.writes.media',
  says: 'connect links files',
  apply: changeWrites(({ mediaLinks }) => ({
    mediaLinks: {
      ...mediaLinks,
      idsAfter: association =>
        idsOf(association.kind === 'set' ? association.references : association.connect),
    },
  })),
}
