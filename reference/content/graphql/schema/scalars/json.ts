import { GraphQLScalarType, Kind, type ObjectValueNode, type ValueNode } from 'graphql'

type Variables = Readonly<Record<string, unknown>> | null | undefined

/** Any JSON value, also with variables inside of a literal. */
export const jsonScalar = new GraphQLScalarType({
  name: 'JSON',
  description:
    'The `JSON` scalar type represents JSON values as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf).',
  serialize: value => value,
  parseValue: value => value,
  parseLiteral: readLiteral,
})

/** A literal as the JSON value that it writes; a number too large for a float stays as JSON.parse reads it. */
export function readLiteral(node: ValueNode, variables?: Variables): unknown {
  switch (node.kind) {
    case Kind.STRING:
    case Kind.BOOLEAN:
    case Kind.ENUM:
      return node.value
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value)
    case Kind.LIST:
      return node.values.map(item => readLiteral(item, variables))
    case Kind.OBJECT:
      return readObject(node, variables)
    case Kind.NULL:
      return null
    case Kind.VARIABLE:
      return variables?.[node.name.value]
  }
}

function readObject(node: ObjectValueNode, variables: Variables): Record<string, unknown> {
  return Object.fromEntries(node.fields.map(field => [field.name.value, readLiteral(field.value, variables)]))
}
