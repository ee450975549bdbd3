import { GraphQLSchema, isInterfaceType, isObjectType } from 'graphql'

/**
 * The schema without the types that no query, mutation or subscription can reach. A type that implements a reachable
 * interface stays, since an answer may be one.
 */
export function prune(schema: GraphQLSchema): GraphQLSchema {
  const reachable = new GraphQLSchema({ ...schema.toConfig(), types: [] })
  const interfaces = Object.values(reachable.getTypeMap()).filter(isInterfaceType)
  const types = interfaces.flatMap(type => schema.getPossibleTypes(type)).filter(isObjectType)
  return types.length === 0 ? reachable : new GraphQLSchema({ ...schema.toConfig(), types })
}
