import { invalidParameter } from '../../../content/errors.ts'
import type { Quirk } from '../../quirk.ts'
import { changePagination } from './change-pagination.ts'

/** Unknown names inside pagination are refused. */
export const unknownRefused: Quirk = {
  id: 'content.pagination.unknown.refused',
  clause: 'content.pagination.unknown',
  says: 'unknown names inside pagination are refused',
  apply: changePagination(({ names }) => ({
    names: {
      ...names,
      read: raw => {
        const known = names.read(raw)
        const stranger = Object.keys(known).find(name => !NAMES.has(name))
        if (stranger === undefined) return known
        throw invalidParameter(stranger)
      },
    },
  })),
}

const NAMES: ReadonlySet<string> = new Set(['page', 'pageSize', 'start', 'limit', 'withCount'])
