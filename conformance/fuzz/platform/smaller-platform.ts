import { smallerText } from '../smaller-text.ts'
import { smallerNql } from './nql.ts'
import type { PlatformParameter, PlatformQuery } from './platform-query.ts'

/** Queries that are a step smaller: what takes most away comes first. */
export function* smallerPlatform(query: PlatformQuery): Generator<PlatformQuery> {
  const { filter, parameters, headers } = query
  if (parameters.length > 1 || (filter && parameters.length > 0))
    yield { ...query, filter: null, parameters: [] }
  if (filter) yield { ...query, filter: null }
  for (const index of parameters.keys()) yield { ...query, parameters: parameters.toSpliced(index, 1) }
  if (Object.keys(headers).length > 0) yield { ...query, headers: {} }
  if (query.isExact) yield* withoutVersion(query)
  if (filter) for (const smaller of smallerNql(filter)) yield { ...query, filter: smaller }
  for (const [index, parameter] of parameters.entries()) {
    for (const smaller of smallerParameter(parameter)) {
      yield { ...query, parameters: parameters.with(index, smaller) }
    }
  }
}

const VERSIONED = /^(\/platform\/api\/)[^/]+\/(?=(?:content|admin)\/)/

/** The URL that any client of now uses. */
function* withoutVersion(query: PlatformQuery): Generator<PlatformQuery> {
  if (VERSIONED.test(query.path))
    yield { ...query, path: query.path.replace(VERSIONED, '$1'), isExact: false }
}

function* smallerParameter({ name, value }: PlatformParameter): Generator<PlatformParameter> {
  const items = value.split(',')
  if (items.length > 1) {
    for (const index of items.keys()) yield { name, value: items.toSpliced(index, 1).join(',') }
  } else if (/^\d+$/.test(value)) {
    for (const smaller of smallerText(value)) yield { name, value: smaller }
  }
}
