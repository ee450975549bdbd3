import type { core } from 'nexus'
import type { Schema } from '../../../model/types.ts'
import type { SchemaScope } from '../scope.ts'

export type Definition = core.AllNexusNamedTypeDefs

/** One named GraphQL type that is made of every content-type, or of every component. */
export interface DefinitionRule {
  readonly clause: string
  readonly define: (schema: Schema, scope: SchemaScope) => Definition | null
}
