import { validationError } from '../../../errors.ts'
import { readDateTime } from '../../../query/filters/date-time.ts'
import { asGiven, noFaults, type ValueRule } from './value-rule.ts'

const DATE_AT_START = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/

/** content.writes.values.date: A date is text that begins with `YYYY-MM-DD` of a day that exists; only that is kept. */
export const date: ValueRule = {
  clause: 'content.writes.values.date',
  types: ['date'],
  cast: asGiven,
  faults: noFaults,
  store: value => {
    const day = typeof value === 'string' ? DATE_AT_START.exec(value)?.[0] : undefined
    if (day === undefined) throw validationError('Invalid format, expected yyyy-MM-dd')
    if (!exists(day)) throw validationError('Invalid date')
    return day
  },
}

/** Of the 31st of a short month, Date makes the 1st of the next. */
function exists(day: string): boolean {
  const start = new Date(`${day}T00:00:00.000Z`)
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day)
}

const TIME = /^((?:2[0-3]|[01]\d):[0-5]\d:[0-5]\d)(?:.(\d{1,3}))?$/

/** content.writes.values.time: A time is the text `HH:mm:ss` with up to three decimals, of which three are kept. */
export const time: ValueRule = {
  clause: 'content.writes.values.time',
  types: ['time'],
  cast: asGiven,
  faults: noFaults,
  store: value => {
    if (typeof value !== 'string') throw validationError(`Expected a string, got a ${typeof value}`)
    const [, whole, fraction = ''] = TIME.exec(value) ?? []
    if (whole === undefined) throw validationError('Invalid time format, expected HH:mm:ss.SSS')
    return `${whole}.${fraction.padEnd(3, '0')}`
  },
}

/**
 * content.writes.values.datetime: A datetime is an ISO 8601 date or date and time, or milliseconds since the epoch,
 * as a number or as text; it is kept in UTC.
 */
export const datetime: ValueRule = {
  clause: 'content.writes.values.datetime',
  types: ['datetime'],
  cast: asGiven,
  faults: noFaults,
  store: value => new Date(milliseconds(value)).toISOString(),
}

/** content.writes.values.timestamp: A timestamp takes what a datetime takes and is kept as milliseconds since the epoch. */
export const timestamp: ValueRule = {
  clause: 'content.writes.values.timestamp',
  types: ['timestamp'],
  cast: asGiven,
  faults: noFaults,
  store: value => String(milliseconds(value)),
}

function milliseconds(value: unknown): number {
  const ms = readDateTime(String(value))
  if (ms === null) throw validationError('Invalid format, expected a timestamp or an ISO date')
  return ms
}
