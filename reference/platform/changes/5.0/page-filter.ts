import type { Change } from '../../contracts.ts'
import { queryText } from '../../http/query.ts'
import type { ApiRequest } from '../../http/request.ts'
import { changeQuery } from '../rewrite.ts'

const PAGE = /\bpage:(true|false)\b/g

/** 5.0 no longer accepts the filter `page:(true|false)`; the endpoint says whether posts or pages are meant. */
export const pageFilterRefused: Change = {
  clause: 'platform.changes.5-0.page-filter',
  since: 5,
  scope: 'site',
  up: request => {
    const { filter } = request.query
    if (typeof filter !== 'string' || filter.search(PAGE) < 0) return request
    const type = (_: string, value: string) => (value === 'true' ? 'type:page' : 'type:post')
    return changeQuery(request, [], { filter: filter.replace(PAGE, type) })
  },
  instead: pageFilterAsPath,
}

/** The endpoint in place of the filter: `/posts/?filter=page:true+tag:x` is `/pages/?filter=tag:x`. */
export function pageFilterAsPath(request: ApiRequest): ApiRequest {
  const filter = queryText(request.query, 'filter') ?? ''
  const isPages = /\bpage:true\b/.test(filter)
  const left = filter.replace(/\+?\bpage:(true|false)\b/g, '').replace(/^\+/, '')
  const path = isPages ? request.path.replace(/^\/posts\//, '/pages/') : request.path
  return changeQuery({ ...request, path }, ['filter'], left === '' ? {} : { filter: left })
}
