import type { Quirk } from '../../quirk.ts'
import { changeFrame } from './change-lists.ts'

/** Generated endpoints do not filter. */
export const filtersOnGeneratedEndpointsIgnored: Quirk = {
  id: 'content.service.filters-on-generated-endpoints.ignored',
  clause: 'content.service.filters-on-generated-endpoints',
  says: 'generated endpoints do not filter',
  apply: changeFrame(({ payload }) => ({
    payload: { ...payload, query: call => ({ ...payload.query(call), filters: undefined }) },
  })),
}
