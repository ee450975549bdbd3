import { validationError } from '../../../errors.ts'
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
