import type { Quirk } from '../../quirk.ts'
import { changeWrites } from './change-writes.ts'

/** A zone takes the components that it lists alone. */
export const zonesAnyComponentListedOnly: Quirk = {
  id: 'content.writes.zones.any-component.listed-only',
  clause: 'content.writes.zones.any-component',
  says: 'a zone takes the components that it lists alone',
  apply: changeWrites(({ zoneMembers }) => ({
    zoneMembers: { ...zoneMembers, accepts: (component, { components }) => components.includes(component) },
  })),
}
