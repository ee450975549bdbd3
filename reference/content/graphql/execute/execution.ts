import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getArgumentValues,
  getVariableValues,
  type OperationDefinitionNode,
} from 'graphql'
import type { Arguments, GraphqlContext } from '../context.ts'

/** Thrown where a plan does not know how it goes on with this request: graphql-js does, from the start. */
export class Unforeseen extends Error {}

/** Thrown where no request of a document goes by a plan. */
export class Unplannable extends Unforeseen {}

/** A document's operation, and the schema that it is asked of. */
export interface Planned {
  readonly schema: GraphQLSchema
  readonly operation: OperationDefinitionNode
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>
}

/**
 * The variables of an operation as its types have them; null where one is wrong. Nobody is told what is wrong here, so the
 * first will do: the next may be one of a hundred thousand.
 */
export function coercedVariables({ schema, operation }: Planned, given: Variables): Variables | null {
  const definitions = operation.variableDefinitions ?? []
  return getVariableValues(schema, definitions, given, { maxErrors: 1 }).coerced ?? null
}

type Variables = Readonly<Record<string, unknown>>

/** One field of a selection: `number` is its own in the plan. */
export interface PlannedField {
  readonly number: number
  readonly parentType: GraphQLObjectType
  readonly field: GraphQLField<unknown, unknown>
  readonly nodes: readonly [FieldNode, ...FieldNode[]]
}

/** What all entries that a field is asked of have in common in one request. */
interface Asked {
  readonly args: Arguments
  readonly info: GraphQLResolveInfo
}

/** One request that goes by a plan. */
export class Execution {
  readonly context: GraphqlContext
  readonly #planned: Planned
  readonly #variables: Variables
  readonly #asked: Asked[] = []

  constructor(planned: Planned, variables: Variables, context: GraphqlContext) {
    this.#planned = planned
    this.#variables = variables
    this.context = context
  }

  asked(field: PlannedField): Asked {
    let asked = this.#asked[field.number]
    if (!asked) {
      const args = getArgumentValues(field.field, field.nodes[0], this.#variables)
      asked = { args, info: new FieldInfo(field, this.#planned, this.#variables) }
      this.#asked[field.number] = asked
    }
    return asked
  }
}

/** What a resolver is told of its field. Nobody writes down where each value stands in the answer. */
class FieldInfo implements GraphQLResolveInfo {
  readonly fieldName: string
  /** A list of its own for each request, as graphql-js makes it. */
  readonly fieldNodes: readonly FieldNode[]
  readonly returnType: GraphQLResolveInfo['returnType']
  readonly parentType: GraphQLObjectType
  readonly schema: GraphQLSchema
  readonly fragments: GraphQLResolveInfo['fragments']
  readonly rootValue: unknown
  readonly operation: OperationDefinitionNode
  readonly variableValues: GraphQLResolveInfo['variableValues']

  constructor({ field, nodes, parentType }: PlannedField, planned: Planned, variables: Variables) {
    this.fieldName = field.name
    this.fieldNodes = [...nodes]
    this.returnType = field.type
    this.parentType = parentType
    this.schema = planned.schema
    this.fragments = planned.fragments
    this.operation = planned.operation
    this.variableValues = variables
  }

  get path(): GraphQLResolveInfo['path'] {
    throw new Unplannable('a resolver asks for its path')
  }
}
