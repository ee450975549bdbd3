import { GraphQLScalarType, Kind, type ValueNode } from 'graphql'
import { refuse, written } from './refuse.ts'

/** A day of the calendar, YYYY-MM-DD. */
export const dateScalar = new GraphQLScalarType({
  name: 'Date',
  description:
    'A date string, such as 2007-12-03, compliant with the `full-date` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar.',
  serialize: value => readDay(value),
  parseValue: value => readDay(value),
  parseLiteral: node => {
    if (node.kind === Kind.STRING) return readDay(node.value, node)
    throw refuse(`Date cannot represent non string type ${written(node)}`, node)
  },
})

function readDay(value: unknown, node?: ValueNode): string {
  if (typeof value !== 'string') {
    throw refuse(`Date cannot represent non string type ${JSON.stringify(value)}`, node)
  }
  if (isCalendarDate(value)) return value
  throw refuse(`Date cannot represent an invalid date-string ${value}.`, node)
}

const TIME = /^((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.(\d{1,3}))?$/

/** A time of the day, HH:mm:ss.SSS; the fraction may be shorter or missing when it is sent. */
export const timeScalar = new GraphQLScalarType({
  name: 'Time',
  description: 'A time string with format HH:mm:ss.SSS',
  serialize: readTime,
  parseValue: readTime,
  parseLiteral: node => {
    if (node.kind === Kind.STRING) return readTime(node.value)
    throw new Error('Time cannot represent non string type')
  },
})

function readTime(value: unknown): string {
  const [, seconds, fraction = ''] = TIME.exec(String(value)) ?? []
  if (seconds === undefined) throw new Error('Invalid time format, expected HH:mm:ss.SSS')
  return `${seconds}.${fraction.padEnd(3, '0')}`
}

const RFC_3339 =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i

/** An instant: RFC 3339 text in, ISO 8601 text in UTC with milliseconds out. */
export const dateTimeScalar = new GraphQLScalarType({
  name: 'DateTime',
  description:
    'A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the `date-time` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar.',
  serialize: showInstant,
  parseValue: value => readInstant(value),
  parseLiteral: node => {
    if (node.kind === Kind.STRING) return readInstant(node.value, node)
    throw refuse(`DateTime cannot represent non string or Date type ${written(node)}`, node)
  },
})

function showInstant(value: unknown): string {
  if (typeof value === 'string') return readInstant(value)
  if (typeof value !== 'number' && !(value instanceof Date)) {
    throw refuse(`DateTime cannot represent non string or Date type ${JSON.stringify(value)}`)
  }
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) throw refuse('DateTime cannot represent an invalid Date instance')
  return date.toISOString()
}

function readInstant(value: unknown, node?: ValueNode): string {
  if (typeof value !== 'string') {
    throw refuse(`DateTime cannot represent non string or Date type ${JSON.stringify(value)}`, node)
  }
  const day = RFC_3339.exec(value)?.[1]
  if (day === undefined || !isCalendarDate(day)) {
    throw refuse(`DateTime cannot represent an invalid date-time-string ${value}.`, node)
  }
  return new Date(value).toISOString()
}

/** Whether a text is a day of the calendar, written YYYY-MM-DD. */
function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00.000Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
