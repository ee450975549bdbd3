import { GraphQLError, type ValueNode } from 'graphql'

/** A value that a scalar cannot represent; told with its place when it stands in the document. */
export function refuse(message: string, node?: ValueNode): GraphQLError {
  return new GraphQLError(message, node ? { nodes: node } : {})
}

/** What a literal writes, for a message; undefined for lists and objects. */
export function written(node: ValueNode): string {
  return 'value' in node ? String(node.value) : 'undefined'
}
