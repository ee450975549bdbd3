import { validationError } from '../../../errors.ts'
import { readDateTime } from '../../../query/filters/date-time.ts'
import { asGiven, noFaults, type ValueRule } from './value-rule.ts'

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
