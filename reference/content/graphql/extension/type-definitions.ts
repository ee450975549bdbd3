import {
  type DefinitionNode,
  type DocumentNode,
  extendSchema,
  GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
} from 'graphql'
import { UsageError } from '../../../usage-error.ts'

/**
 * Adds type definitions in SDL to a schema. A type that is there already is extended, `type Query` above all; a
 * field that is there already stays as it is. Throws a UsageError for SDL that does not fit.
 */
export function addTypeDefinitions(schema: GraphQLSchema, typeDefs: readonly string[]): GraphQLSchema {
  return typeDefs.reduce(addOne, schema)
}

function addOne(schema: GraphQLSchema, sdl: string): GraphQLSchema {
  try {
    const document = parse(sdl)
    const definitions = document.definitions.map(definition => asExtension(definition, schema))
    return withRoots(extendSchema(schema, { kind: Kind.DOCUMENT, definitions } satisfies DocumentNode))
  } catch (error) {
    // A GraphQLError; or a plain Error, in which extendSchema collects several faults.
    if (error instanceof Error) throw unfit(error.message)
    throw error
  }
}

function unfit(message: string): UsageError {
  return new UsageError(`typeDefs of an extension do not fit the schema: ${message}`)
}

/** A definition of a type that there is already becomes an extension of it. */
function asExtension(definition: DefinitionNode, schema: GraphQLSchema): DefinitionNode {
  if (!('name' in definition) || !definition.name) return definition
  const known = schema.getType(definition.name.value)
  if (definition.kind === Kind.OBJECT_TYPE_DEFINITION && isObjectType(known)) {
    return { ...newFields(definition, Object.keys(known.getFields())), kind: Kind.OBJECT_TYPE_EXTENSION }
  }
  if (definition.kind === Kind.INTERFACE_TYPE_DEFINITION && isInterfaceType(known)) {
    return { ...definition, kind: Kind.INTERFACE_TYPE_EXTENSION }
  }
  if (definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION && isInputObjectType(known)) {
    return { ...definition, kind: Kind.INPUT_OBJECT_TYPE_EXTENSION }
  }
  if (definition.kind === Kind.ENUM_TYPE_DEFINITION && isEnumType(known)) {
    return { ...definition, kind: Kind.ENUM_TYPE_EXTENSION }
  }
  return definition
}

function newFields(definition: ObjectTypeDefinitionNode, known: readonly string[]): ObjectTypeDefinitionNode {
  const fields = definition.fields?.filter(field => !known.includes(field.name.value)) ?? []
  return { ...definition, fields }
}

/** A first `type Mutation` or `type Subscription` is a root type, as in a schema that is written as a whole. */
function withRoots(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig()
  const [mutation, subscription] = ['Mutation', 'Subscription'].map(name => schema.getType(name))
  return new GraphQLSchema({
    ...config,
    mutation: config.mutation ?? (isObjectType(mutation) ? mutation : null),
    subscription: config.subscription ?? (isObjectType(subscription) ? subscription : null),
  })
}
