import type { IParseOptions } from 'qs'
import { validationError } from '../errors.ts'
import type { RawQuery } from './query.ts'
import { QueryStrings } from './query-string/query-strings.ts'
import { type QueryStringUnits, queryStringUnits } from './query-string/units.ts'

/** Reads what a request target says behind its question mark. Throws a ValidationError when the notation refuses it. */
export type QueryReader = (target: string) => RawQuery

type ReaderUnits = Pick<QueryStringUnits, 'notation' | 'levels'>

/** References with the same units remember what they read together. */
const known = new WeakMap<ReaderUnits['notation'], WeakMap<ReaderUnits['levels'], QueryStrings>>()

/** The reader of query strings, by its units. */
export function queryReader({ notation, levels }: ReaderUnits): QueryReader {
  const byLevels = known.get(notation) ?? new WeakMap<ReaderUnits['levels'], QueryStrings>()
  const strings = byLevels.get(levels) ?? queryStrings({ notation, levels })
  known.set(notation, byLevels.set(levels, strings))
  return target => {
    const mark = target.indexOf('?')
    if (mark < 0 || mark === target.length - 1) return EMPTY
    return strings.read(target.slice(mark + 1))
  }
}

function queryStrings({ notation, levels }: ReaderUnits): QueryStrings {
  const options: IParseOptions = Object.assign({}, ...notation.map(rule => rule.options))
  return new QueryStrings(options, levels.most)
}

const EMPTY: RawQuery = {}

/** Reads a query string in the notation without any quirk. */
export const parseQuery = queryReader(queryStringUnits)

/** The path of a request target, percent-decoded, lower-case letters untouched, without a trailing slash. */
export function pathOf(target: string): string {
  const mark = target.search(/[?#]/)
  const path = mark < 0 ? target : target.slice(0, mark)
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** A path segment, percent-decoded. Throws a ValidationError when its encoding is broken. */
export function decodeSegment(segment: string): string {
  if (!segment.includes('%')) return segment
  try {
    return decodeURIComponent(segment)
  } catch (error) {
    if (!(error instanceof URIError)) throw error
    throw validationError(`Invalid path: ${segment} is not percent-encoded UTF-8`)
  }
}
