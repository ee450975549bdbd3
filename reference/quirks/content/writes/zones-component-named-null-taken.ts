import type { Quirk } from '../../quirk.ts'
import { changeWrites } from './change-writes.ts'

/** Null stands for an empty zone. */
export const zonesComponentNamedNullTaken: Quirk = {
  id: 'content.writes.zones.component-named.null-taken',
  clause: 'content.writes.zones.component-named',
  says: 'null stands for an empty zone',
  apply: changeWrites(({ zoneForm }) => ({
    zoneForm: { ...zoneForm, read: (given, subject) => zoneForm.read(given === null ? [] : given, subject) },
  })),
}
