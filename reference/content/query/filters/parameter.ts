import { misuse } from '../../errors.ts'
import { isRecord } from '../query.ts'

/** How the `filters` parameter is read as a whole. */
export interface FilterParameter {
  readonly clause: string
  /** Attributes and group operators with what stands behind them. Throws a ValidationError for what is no object. */
  readonly read: (raw: unknown) => Readonly<Record<string, unknown>>
}

/** content.filters.syntax: a condition is written `filters[field][operator]=value`. */
export const filterParameter: FilterParameter = {
  clause: 'content.filters.syntax',
  read: raw => {
    if (isRecord(raw)) return raw
    throw misuse('The filters parameter must be an object')
  },
}
