import { withoutParts } from './platform/is-part-of.ts'
import { type Query, unasked } from './query.ts'

/**
 * A query that asks for all there is, of which it asks for a part, by nobody in particular. Null when it has nothing to take
 * away.
 */
export function withoutParameters(query: Query): Query | null {
  if (query.door === 'rest')
    return query.parameters.length > 0 || query.by ? { ...unasked(query), parameters: [] } : null
  if (query.door === 'platform') return withoutParts(query)
  if (query.door !== 'graphql') return null
  const selections = query.selections.map(selection => ({ ...selection, args: [] }))
  return query.by || query.selections.some(({ args }) => args.length > 0)
    ? { ...unasked(query), selections }
    : null
}
