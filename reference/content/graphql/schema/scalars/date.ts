import { GraphQLScalarType, Kind, type ValueNode } from 'graphql'
import { isCalendarDate } from './calendar.ts'
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
