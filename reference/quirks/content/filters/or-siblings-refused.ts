import { validationError } from '../../../content/errors.ts'
import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** The documentation allows conditions beside `$or` under a relation; the real program answers 500. */
export const orSiblingsRefused: Quirk = {
  id: 'content.filters.or-siblings.refused',
  clause: 'content.filters.or-siblings',
  says: 'a relation takes either $or or $and alone, or fields',
  apply: changeFilters(({ relationMix }) => ({ relationMix: { ...relationMix, check: refuseMixed } })),
}

function refuseMixed(relation: string, keys: readonly string[]): void {
  const lists = keys.filter(key => key.startsWith('$'))
  if (lists.length > 0 && keys.length > 1) {
    throw validationError(`Invalid filters: ${lists[0]} cannot be mixed with other keys under ${relation}`)
  }
}
