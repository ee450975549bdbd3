import type { Arguments, Resolver } from '../../../content/graphql/context.ts'
import type { OperationRule } from '../../../content/graphql/operations/operation-rule.ts'
import type { ContentType } from '../../../content/model/types.ts'
import { everywhere, type Where } from './edit-type.ts'
import { type Answer, answeringResolver } from './operations.ts'

/** What a query or mutation finds or does of its arguments. */
export type Perform = (args: Arguments) => unknown

/** A query or mutation, in some types, that makes something else of what it is asked and of what it finds. */
export function answers(answer: Answer, where?: Where) {
  return resolves((_type, resolve) => answeringResolver(answer, resolve), where)
}

/** One that asks for something else than it is asked for. */
export function asking(change: (args: Arguments) => Arguments, where?: Where) {
  return answers((perform, args) => perform(change(args)), where)
}

/** One that takes an entry for another. */
export function askingId(change: (id: string) => string) {
  return asking(args => ({ ...args, id: change(String(args.id)) }))
}

/** One with another resolver. */
export function resolves(
  change: (type: ContentType, resolve: Resolver) => Resolver,
  where: Where = everywhere,
) {
  return ({ operation }: OperationRule): Partial<OperationRule> => ({
    operation: (type, scope) => {
      const usual = operation(type, scope)
      return where(type) ? { ...usual, resolve: change(type, usual.resolve) } : usual
    },
  })
}

/** The entry that was found or made. */
export function entryOf(response: unknown): Readonly<Record<string, unknown>> {
  return Object(Object(response).value)
}
