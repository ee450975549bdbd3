import { GraphQLScalarType, Kind } from 'graphql'

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
