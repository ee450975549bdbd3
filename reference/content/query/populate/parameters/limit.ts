import { validationError } from '../../../errors.ts'
import type { RawQuery } from '../../query.ts'
import { isGiven } from './is-given.ts'
import type { LinkParameter } from './parameter.ts'

/**
 * content.populate.limit: `start` and `limit` cut the links of all parents taken together, not those of each
 * parent; a limit of -1 or 0 is none (observed).
 */
export const limit: LinkParameter = {
  clause: 'content.populate.limit',
  names: ['start', 'limit'],
  read: params => {
    const { start, end } = readWindow(params)
    return { cut: links => links.slice(start, end) }
  },
}

/** The positions that `start` and `limit` keep; no end is Infinity. Throws a ValidationError. */
export function readWindow(params: RawQuery): { readonly start: number; readonly end: number } {
  const start = isGiven(params.start) ? wholeNumber('start', params.start, 0) : 0
  const most = isGiven(params.limit) ? wholeNumber('limit', params.limit, -1) : -1
  return { start, end: most <= 0 ? Number.POSITIVE_INFINITY : start + most }
}

function wholeNumber(name: string, raw: unknown, least: number): number {
  const value = typeof raw === 'object' ? Number.NaN : Number(raw)
  if (Number.isSafeInteger(value) && value >= least) return value
  throw validationError(`Invalid populate: ${name} takes a whole number, found ${JSON.stringify(raw)}`)
}
