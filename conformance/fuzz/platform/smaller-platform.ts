import { smallerText } from '../smaller-text.ts'
import { unversioned } from '../unversioned.ts'
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
  const path = query.isExact ? unversioned(query.path) : null
  if (path !== null) yield { ...query, path, isExact: false }
  if (filter) for (const smaller of smallerNql(filter)) yield { ...query, filter: smaller }
  for (const [index, parameter] of parameters.entries()) {
    for (const smaller of smallerParameter(parameter)) {
      yield { ...query, parameters: parameters.with(index, smaller) }
    }
  }
}

function* smallerParameter({ name, value }: PlatformParameter): Generator<PlatformParameter> {
  const items = value.split(',')
  if (items.length > 1) {
    for (const index of items.keys()) yield { name, value: items.toSpliced(index, 1).join(',') }
  } else if (/^\d+$/.test(value)) {
    for (const smaller of smallerText(value)) yield { name, value: smaller }
  }
}
