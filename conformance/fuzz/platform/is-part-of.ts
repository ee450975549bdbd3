import type { NqlFilter } from './nql.ts'
import type { PlatformQuery } from './platform-query.ts'

/**
 * Whether a query has all parts of a smaller one: the same kind of path and caller, its parameters, what it filters by,
 * and the version that it was made for.
 */
export function isPartOf(small: PlatformQuery, large: PlatformQuery): boolean {
  const names = large.parameters.map(({ name }) => name)
  const properties = propertiesIn(large.filter)
  return (
    kindOfPath(small.path) === kindOfPath(large.path) &&
    small.caller.as === large.caller.as &&
    small.parameters.every(({ name }) => names.includes(name)) &&
    Object.entries(small.headers).every(([name, value]) => isIn(large.headers, name, value)) &&
    propertiesIn(small.filter).every(property => properties.includes(property))
  )
}

/** Each version has an answer of its own; of what else there is one value is like another. */
function isIn(headers: PlatformQuery['headers'], name: string, value: string): boolean {
  return name === 'accept-version' ? headers[name] === value : name in headers
}

/** `/platform/api/content/posts/*` of every post. */
function kindOfPath(path: string): string {
  return path.replace(/(\/(?:content|admin)\/[a-z_]+\/)(?:(slug|email)\/)?[^/]+\/$/, '$1$2*')
}

function propertiesIn(filter: NqlFilter | null): readonly string[] {
  if (!filter) return []
  return filter.kind === 'condition' ? [filter.property] : filter.filters.flatMap(propertiesIn)
}

/** The path alone, asked by the same caller; null when there is nothing to take away. */
export function withoutParts(query: PlatformQuery): PlatformQuery | null {
  const { filter, parameters, headers } = query
  const isPlain = filter === null && parameters.length === 0 && Object.keys(headers).length === 0
  return isPlain ? null : { ...query, filter: null, parameters: [], headers: {} }
}
