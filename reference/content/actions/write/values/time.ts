import { validationError } from '../../../errors.ts'
import { asGiven, noFaults, type ValueRule } from './value-rule.ts'

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
