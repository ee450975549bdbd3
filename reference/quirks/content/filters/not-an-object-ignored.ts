import { isRecord } from '../../../content/query/query.ts'
import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** Filters that are no object are left out. */
export const notAnObjectIgnored: Quirk = {
  id: 'content.filters.not-an-object.ignored',
  clause: 'content.filters.not-an-object',
  says: 'filters that are no object are left out',
  apply: changeFilters(({ parameter }) => ({
    parameter: { ...parameter, read: raw => (isRecord(raw) ? raw : {}) },
  })),
}
