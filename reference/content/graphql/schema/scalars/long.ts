import { GraphQLScalarType, print, type ValueNode } from 'graphql'
import { refuse } from './refuse.ts'

/** A whole number of any size: a JSON number while that is exact, otherwise its decimal text. */
export const longScalar = new GraphQLScalarType({
  name: 'Long',
  description: 'The `BigInt` scalar type represents non-fractional signed whole numeric values.',
  serialize: value => readWhole(String(value)),
  parseValue: value => readWhole(String(value)),
  parseLiteral: node => readWhole(textOf(node)),
})

/** UNDOCUMENTED: what is no number at all is refused by BigInt itself, in its words (observed). */
function readWhole(text: string): number | string {
  if (String(BigInt(text)) !== text) throw refuse(`BigInt cannot represent value: ${text}`)
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : text
}

function textOf(node: ValueNode): string {
  if ('value' in node) return String(node.value)
  throw refuse(`BigInt cannot represent non-integer value: ${print(node)}`, node)
}
