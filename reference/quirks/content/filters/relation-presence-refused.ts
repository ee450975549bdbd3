import { validationError } from '../../../content/errors.ts'
import { isRecord } from '../../../content/query/query.ts'
import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** strapi/strapi 12225: up to 4.12 the real program answered 500. */
export const relationPresenceRefused: Quirk = {
  id: 'content.filters.relation-presence.refused',
  clause: 'content.filters.relation-presence',
  says: '$null and $notNull on a relation are refused',
  apply: changeFilters(({ relatedIdentifier }) => ({
    relatedIdentifier: {
      ...relatedIdentifier,
      filters: (operand, relation) => {
        if (!isRecord(operand) || !('$null' in operand || '$notNull' in operand)) {
          return relatedIdentifier.filters(operand, relation)
        }
        throw validationError('Only $and, $or and $not can be used as root level operators')
      },
    },
  })),
}
