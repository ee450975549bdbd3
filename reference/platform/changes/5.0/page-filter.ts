import type { Change } from '../../contracts.ts'
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
}

function pageAsType(filter: string): string {
  return rewriteTokens(filter, (token, index, tokens) => {
    if (isPage(token)) return 'type:'
    return isOfPage(index, tokens) ? TYPES[token.kind] : null
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
