import type { Change } from '../../contracts.ts'
import { queryText } from '../../http/query.ts'
import type { ApiRequest } from '../../http/request.ts'
import { rewriteTokens } from '../../nql/rewrite.ts'
import type { Token } from '../../nql/tokens.ts'
import { changeQuery } from '../rewrite.ts'

/** What is a page is of the type `page`, and anything else a post. */
const TYPES: Partial<Record<Token['kind'], string>> = { true: 'page', false: 'post' }

/**
 * 5.0 no longer accepts the filter `page:(true|false)`; the endpoint says whether posts or pages are meant. Before, it
 * is a filter like others: `page:-true` turns it round, `page:[true,false]` names several values.
 */
export const pageFilterRefused: Change = {
  clause: 'platform.changes.5-0.page-filter',
  since: 5,
  scope: 'site',
  up: request => {
    const { filter } = request.query
    if (typeof filter !== 'string') return request
    const byType = pageAsType(filter)
    return byType === filter ? request : changeQuery(request, [], { filter: byType })
  },
  instead: pageFilterAsPath,
}

function pageAsType(filter: string): string {
  return rewriteTokens(filter, (token, index, tokens) => {
    if (isPage(token)) return 'type:'
    return isOfPage(index, tokens) ? (TYPES[token.kind] ?? null) : null
  })
}

function isPage({ kind, text }: Token): boolean {
  return kind === 'property' && text === 'page:'
}

/** Whether a value is one of those that `page` is compared with: only a sign or a list stands between the two. */
function isOfPage(index: number, tokens: readonly Token[]): boolean {
  const before = tokens.slice(0, index)
  const named = before.findLastIndex(({ kind }) => kind === 'property')
  const property = before[named]
  if (!property || !isPage(property)) return false
  return /^-?(\[[^\]]*)?$/.test(
    before
      .slice(named + 1)
      .map(({ text }) => text)
      .join(''),
  )
}

/** A condition by `page`, with the sign that joins it to the condition before it. */
const CONDITION = /\+?\bpage:-?(true|false|\[[^\]]*\])/g
/** Conditions that only pages fulfil. */
export const ONLY_PAGES = /\bpage:(true\b|-false\b|\[true\]|-\[false\])/

/** The endpoint in place of the filter: `/posts/?filter=page:true+tag:x` is `/pages/?filter=tag:x`. */
export function pageFilterAsPath(request: ApiRequest): ApiRequest {
  const filter = queryText(request.query, 'filter') ?? ''
  const left = filter.replace(CONDITION, '').replace(/^\+/, '')
  const path = ONLY_PAGES.test(filter) ? request.path.replace(/^\/posts\//, '/pages/') : request.path
  return changeQuery({ ...request, path }, ['filter'], left === '' ? {} : { filter: left })
}
