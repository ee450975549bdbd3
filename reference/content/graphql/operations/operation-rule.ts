import type { ContentType } from '../../model/types.ts'
import type { Resolver } from '../context.ts'
import type { Argument } from '../schema/arguments/argument.ts'
import type { SchemaScope } from '../schema/scope.ts'

/** A root field that content-types have. */
export interface Operation {
  /** The GraphQL type that it returns. */
  readonly type: string
  readonly args: readonly Argument[]
  readonly resolve: Resolver
}

/** One operation of the generated schema. */
export interface OperationRule {
  readonly clause: string
  readonly parent: 'Query' | 'Mutation'
  /** The action by whose name an extension switches the operation off, and which a caller must be granted. */
  readonly action: string
  readonly applies: (type: ContentType) => boolean
  readonly name: (type: ContentType) => string
  readonly operation: (type: ContentType, scope: SchemaScope) => Operation
}

export const isCollectionType = (type: ContentType): boolean => type.kind === 'collectionType'
export const isSingleType = (type: ContentType): boolean => type.kind === 'singleType'
