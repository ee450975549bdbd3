import { ContentError, invalidParameter } from '../../content/errors.ts'
import { paginationModes } from '../../content/query/pagination/modes.ts'
import { outsideNames } from '../../content/query/pagination/names.ts'
import { noNumber } from '../../content/query/pagination/numbers.ts'
import { isRecord, type RawQuery } from '../../content/query/query.ts'
import { unitOf, withUnit } from '../change-unit.ts'
import type { Quirk } from '../quirk.ts'

const byPage = unitOf(paginationModes, 'content.pagination.by-page')

/**
 * UNDOCUMENTED: the real program looks at where a page begins, and at the page itself only when it counts (4.26.2,
 * core-api/service/pagination and collection-type).
 */
export const pageFractions: Quirk = {
  id: 'content.pagination.no-number.page-fractions',
  clause: noNumber.clause,
  says: 'a page with a fraction is shown where it begins at a whole entry and nothing is counted',
  apply: units => {
    const lenient = withUnit(units, noNumber, unit => ({
      ...unit,
      instead: (name, raw) => (isFractionOfPage(name, raw) ? Number(raw) : unit.instead(name, raw)),
    }))
    const counting = withUnit(lenient, outsideNames, unit => ({
      ...unit,
      check: (query, mode, withCount) => {
        unit.check(query, mode, withCount)
        if (withCount) refuseFraction(query)
      },
    }))
    return withUnit(counting, byPage, mode => ({
      ...mode,
      page: (number, size, given) => {
        if (!Number.isInteger((number - 1) * size)) throw invalidParameter('pagination[page]')
        return mode.page(number, size, given)
      },
    }))
  },
}

function isFractionOfPage(name: string, raw: unknown): boolean {
  return name === 'page' && typeof raw === 'string' && Number.isFinite(Number(raw))
}

function refuseFraction({ pagination }: RawQuery): void {
  const page = isRecord(pagination) ? Number(pagination.page ?? 1) : 1
  if (Number.isInteger(page) || page < 1) return
  throw new ContentError(
    400,
    'PaginationError',
    `Invalid 'page' parameter. Expected an integer > 0, received: ${page}`,
  )
}
