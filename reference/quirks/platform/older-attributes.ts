import { mapAnswer, mapRows } from '../../platform/changes/rewrite.ts'
import type { Change } from '../../platform/contracts.ts'
import type { Quirk } from '../quirk.ts'
import { rewritings } from './platform-deviations.ts'

/** Quirks of attributes that the real program shows on, though the documentation says that they are gone. */
export const olderAttributesQuirks: readonly Quirk[] = rewritings('platform.changes.3-0.page-attribute', [
  ['of-pages', 'it says of every page of the content API that it is one', { down: withPageOfPages }],
])

function withPageOfPages(...[answer, { api, query }]: Parameters<NonNullable<Change['down']>>) {
  if (api !== 'content' || query.fields !== undefined) return answer
  return mapAnswer(answer, json => mapRows(json, ['pages'], page => ({ ...page, page: true })))
}
