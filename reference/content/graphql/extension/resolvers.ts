import {
  type GraphQLNamedType,
  type GraphQLScalarType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  isScalarType,
} from 'graphql'
import { UsageError } from '../../../usage-error.ts'
import { isRecord } from '../../query/query.ts'
import { isFunction } from './resolver-config.ts'

type Resolvers = Readonly<Record<string, unknown>>

/**
 * Puts custom resolvers into a schema that is being made: for a field a function, or an object with `resolve`; for a
 * union or interface `__resolveType`; for a scalar `serialize`, `parseValue` and `parseLiteral`.
 * Throws a UsageError for a type or field that the schema does not have.
 */
export function addResolvers(schema: GraphQLSchema, all: readonly Resolvers[]): void {
  for (const resolvers of all) {
    for (const [name, given] of Object.entries(resolvers)) addToType(schema.getType(name), name, given)
  }
}

function addToType(type: GraphQLNamedType | undefined, name: string, given: unknown): void {
  if (!type) throw new UsageError(`${name} defined in resolvers, but not in schema`)
  const functions: unknown = Object(given)
  if (!isRecord(functions)) throw new UsageError(`resolvers of ${name} must be an object`)
  if (isScalarType(type)) addToScalar(type, functions)
  else addToFields(type, functions)
}

function addToFields(type: GraphQLNamedType, resolvers: Resolvers): void {
  for (const [field, resolver] of Object.entries(resolvers)) {
    const resolve = isRecord(resolver) ? resolver.resolve : resolver
    if (!isFunction(resolve)) throw new UsageError(`The resolver of ${type.name}.${field} must be a function`)
    addToField(type, field, resolve)
  }
}

function addToField(
  type: GraphQLNamedType,
  name: string,
  resolve: (...parameters: readonly unknown[]) => unknown,
): void {
  if (isAbstractType(type) && name === '__resolveType') {
    type.resolveType = (...parameters) => String(resolve(...parameters))
    return
  }
  const field = isObjectType(type) ? type.getFields()[name] : undefined
  if (!field) throw new UsageError(`${type.name}.${name} defined in resolvers, but not in schema`)
  field.resolve = resolve
}

function addToScalar(type: GraphQLScalarType, { serialize, parseValue, parseLiteral }: Resolvers): void {
  if (isFunction(serialize)) type.serialize = serialize
  if (isFunction(parseValue)) type.parseValue = parseValue
  if (isFunction(parseLiteral)) type.parseLiteral = parseLiteral
}
