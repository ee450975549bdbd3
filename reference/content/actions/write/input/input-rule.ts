import type { Attribute } from '../../../model/types.ts'
import type { WriteContext } from '../context.ts'

/** A rule on what of a value that was sent is looked at at all. */
export interface InputRule {
  readonly clause: string
  /** Whether the rule is about this name; there is no attribute for a name that the model does not have. */
  readonly applies: (name: string, attribute: Attribute | undefined) => boolean
  /** What is left of the value; undefined when nothing is. Throws a ContentError to refuse it. */
  readonly keep: (value: unknown, attribute: Attribute | undefined, context: WriteContext) => unknown
}
