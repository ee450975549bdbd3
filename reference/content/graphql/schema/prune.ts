import { GraphQLSchema, isObjectType } from 'graphql'
import type { ContentType } from '../../model/types.ts'
import {
  attributesTypeName,
  entityName,
  entityResponseCollectionName,
  entityResponseName,
  filtersInputName,
  inputName,
  isContentType,
  relationResponseCollectionName,
} from './naming.ts'
import { type SchemaScope, shownSchemas } from './scope.ts'

/** Which types of a content-type are there whether anything leads to them or not. */
export interface KeptTypes {
  readonly clause: string
  readonly names: (type: ContentType) => readonly string[]
}

/** content.graphql.types.of-every-type: All that are generated for a content-type. */
export const keptTypes: KeptTypes = {
  clause: 'content.graphql.types.of-every-type',
  names: type => [
    attributesTypeName(type),
    inputName(type),
    filtersInputName(type),
    entityName(type),
    entityResponseName(type),
    entityResponseCollectionName(type),
    relationResponseCollectionName(type),
  ],
}

/**
 * The schema without the types that no query, mutation or subscription can reach, but for those that are kept all the
 * same. A type that implements a reachable interface stays, since an answer may be one.
 */
export function prune(schema: GraphQLSchema, scope: SchemaScope): GraphQLSchema {
  const kept = shownSchemas(scope)
    .filter(isContentType)
    .flatMap(type => scope.units.keptTypes.names(type))
    .flatMap(name => schema.getType(name) ?? [])
  const reachable = new GraphQLSchema({ ...schema.toConfig(), types: kept })
  const types = Object.values(schema.getTypeMap()).filter(
    type => isObjectType(type) && type.getInterfaces().some(({ name }) => reachable.getType(name)),
  )
  return types.length === 0
    ? reachable
    : new GraphQLSchema({ ...schema.toConfig(), types: [...kept, ...types] })
}
