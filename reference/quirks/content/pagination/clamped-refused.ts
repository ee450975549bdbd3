import { validationError } from '../../../content/errors.ts'
import type { Quirk } from '../../quirk.ts'
import { changePagination } from './change-pagination.ts'

/** A number that is too small is refused. */
export const clampedRefused: Quirk = {
  id: 'content.pagination.clamped.refused',
  clause: 'content.pagination.clamped',
  says: 'a number that is too small is refused',
  apply: changePagination(({ least }) => ({
    least: {
      ...least,
      raise: (least, wanted) => {
        if (wanted >= least) return wanted
        throw validationError(`Invalid pagination: expected at least ${least}, found ${wanted}`)
      },
    },
  })),
}
