import { validationError } from '../../../content/errors.ts'
import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** A value directly under a relation is refused. */
export const relationIdentifierRefused: Quirk = {
  id: 'content.filters.relation-identifier.refused',
  clause: 'content.filters.relation-identifier',
  says: 'a value directly under a relation is refused',
  apply: changeFilters(({ relatedIdentifier }) => ({
    relatedIdentifier: {
      ...relatedIdentifier,
      filters: (_operand, relation) => {
        throw validationError(`Invalid filters: ${relation} takes fields`)
      },
    },
  })),
}
