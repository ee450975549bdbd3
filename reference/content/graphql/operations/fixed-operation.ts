import type { GraphqlContext, Resolver } from '../context.ts'
import type { Argument } from '../schema/arguments/argument.ts'

/** A root field that is there whatever the models are. */
export interface FixedOperation {
  readonly clause: string
  readonly parent: 'Query' | 'Mutation'
  readonly name: string
  readonly description?: string
  readonly type: string
  readonly list?: boolean
  readonly nonNull: boolean
  readonly args: readonly Argument[]
  /** What a caller must be granted; null when anybody may call it, undefined when it is any signed-in user. */
  readonly permission?: string | null
  readonly resolve: Resolver
}

/** A required argument. */
export const required = (name: string, type: string): Argument => ({ name, type, required: true })

/** A fixed operation whose resolver needs no parent, and that says that it was used. */
export function fixedOperation(
  rule: Omit<FixedOperation, 'resolve'>,
  answer: (args: Readonly<Record<string, unknown>>, context: GraphqlContext) => unknown,
): FixedOperation {
  return {
    ...rule,
    resolve: (_source, args, context) => {
      return answer(args, context)
    },
  }
}
