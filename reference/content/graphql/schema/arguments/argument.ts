import type { Schema } from '../../../model/types.ts'

/** An argument of a field. */
export interface Argument {
  readonly name: string
  readonly type: string
  readonly list?: boolean
  readonly required?: boolean
  /** The default as the enum's or input's internal value. */
  readonly default?: unknown
}

/** An argument that fields returning entries of a schema have. */
export interface ArgumentRule {
  readonly clause: string
  /** Whether a list of the schema's entries takes it, or a single type's entry: a query's, or that of a field. */
  readonly applies: (schema: Schema, isQuery: boolean) => boolean
  readonly argument: (schema: Schema) => Argument
}
