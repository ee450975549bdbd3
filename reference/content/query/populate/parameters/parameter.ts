import type { Schema } from '../../../model/types.ts'
import type { Condition } from '../../filters/condition.ts'
import type { QueryContext, RawQuery } from '../../query.ts'
import type { CompiledSort } from '../../sort/compile.ts'
import type { Link } from '../links.ts'

/** What a populated relation shows of the rows that it links. */
export interface LinkChoice {
  readonly where: Condition
  readonly sort: CompiledSort | null
  /** Keeps a part of the links of all parents; null keeps them all. */
  readonly cut: ((links: readonly Link[]) => readonly Link[]) | null
}

/** A parameter inside of populate that chooses among the linked rows. */
export interface LinkParameter {
  readonly clause: string
  /** The parameter is in force when one of these is given. */
  readonly names: readonly string[]
  /** Throws a ValidationError. */
  readonly read: (params: RawQuery, schema: Schema, context: QueryContext) => Partial<LinkChoice>
}
