import { isRecord } from '../../../content/query/query.ts'
import type { RestCall } from '../../../content/rest/context.ts'
import type { Quirk } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

/** A filter on a relation populates it. */
export const noPopulationPopulates: Quirk = {
  id: 'content.filters.no-population.populates',
  clause: 'content.filters.no-population',
  says: 'a filter on a relation populates it',
  apply: changeContent(({ rest }) => ({
    rest: { ...rest, frame: { ...rest.frame, payload: { ...rest.frame.payload, query: populating } } },
  })),
}

function populating({ query }: RestCall): RestCall['query'] {
  return isRecord(query.filters) ? { ...query, populate: Object.keys(query.filters) } : query
}
