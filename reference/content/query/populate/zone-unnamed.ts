import type { RawQuery } from '../query.ts'

/** What becomes of a zone's components that `on` does not name. */
export interface ZoneUnnamed {
  readonly clause: string
  /** What to show of them; null leaves them out of the zone. */
  readonly paramsFor: () => RawQuery | null
}

/** content.populate.zone-unnamed: components that `on` does not name are left out of the array (observed). */
export const zoneUnnamed: ZoneUnnamed = {
  clause: 'content.populate.zone-unnamed',
  paramsFor: () => null,
}
