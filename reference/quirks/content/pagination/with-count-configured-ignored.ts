import type { Quirk } from '../../quirk.ts'
import { changePagination } from './change-pagination.ts'

/** The configuration does not say whether entries are counted. */
export const withCountConfiguredIgnored: Quirk = {
  id: 'content.pagination.with-count-configured.ignored',
  clause: 'content.pagination.with-count-configured',
  says: 'the configuration does not say whether entries are counted',
  apply: changePagination(({ withCount }) => ({
    withCount: { ...withCount, isCounted: asked => asked ?? true },
  })),
}
