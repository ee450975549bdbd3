import type { Listing } from '../listing/listing.ts'

/** Which part of the whole list an answer says that it shows. */
export interface Window {
  /** How many entries come before. */
  readonly start: number
  /** How many it shows at most. */
  readonly size: number
  /** How many there are in all; null where that is not shown. */
  readonly total: number | null
}

/** Null where the answer does not say it. */
export function windowOf({ pagination }: Pick<Listing, 'pagination'>): Window | null {
  if (pagination === null) return null
  const { page, pageSize, start, limit, total } = pagination
  const whole = isCount(total) ? total : null
  if (isCount(page) && isCount(pageSize) && page >= 1 && pageSize >= 1)
    return { start: (page - 1) * pageSize, size: pageSize, total: whole }
  return isCount(start) && isCount(limit) ? { start, size: limit, total: whole } : null
}

export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

/** Whether an answer shows the whole list. */
export function isWholeList({ start, size, total }: Window, shown: number): boolean {
  return start === 0 && (total === null ? shown < size : total <= shown)
}
