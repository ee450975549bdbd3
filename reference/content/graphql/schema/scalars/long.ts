import { GraphQLScalarType, Kind, type ValueNode } from 'graphql'
import { refuse, written } from './refuse.ts'

/** A whole number of any size: a JSON number while that is exact, otherwise its decimal text. */
export const longScalar = new GraphQLScalarType({
  name: 'Long',
  description: 'The `BigInt` scalar type represents non-fractional signed whole numeric values.',
  serialize: value => readWhole(value),
  parseValue: value => readWhole(value),
  parseLiteral: node => {
    if (node.kind === Kind.INT || node.kind === Kind.STRING) return readWhole(node.value, node)
    throw refuse(`Long cannot represent non-integer value: ${written(node)}`, node)
  },
})

function readWhole(value: unknown, node?: ValueNode): number | string {
  const text = typeof value === 'number' || typeof value === 'bigint' ? String(value) : value
  if (typeof text !== 'string' || !/^-?\d+$/.test(text)) {
    throw refuse(`Long cannot represent non-integer value: ${String(value)}`, node)
  }
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : text
}
