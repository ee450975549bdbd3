import type { Change } from '../../contracts.ts'
import { queryText } from '../../http/query.ts'
import { changeQuery } from '../rewrite.ts'

/** What filters members as the parameter did, by its values. */
export const FILTERS_BY_PAID: Readonly<Record<string, string>> = {
  true: 'status:-free',
  false: 'status:free',
}

/** 4.0 no longer supports the parameter `paid` of `/members/`. */
export const membersPaidRemoved: Change = {
  clause: 'platform.changes.4-0.members-paid',
  since: 4,
  scope: 'site',
  up: request => {
    const paid = FILTERS_BY_PAID[queryText(request.query, 'paid') ?? '']
    if (paid === undefined || request.path !== '/members/' || request.api !== 'admin') return request
    const filter = queryText(request.query, 'filter')
    return changeQuery(request, ['paid'], { filter: filter ? `(${filter})+${paid}` : paid })
  },
}
