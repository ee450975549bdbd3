import type { FieldNode, GraphQLResolveInfo } from 'graphql'
import type { Arguments, GraphqlContext } from '../context.ts'

type Outcome<T> = { readonly value: T } | { readonly error: unknown }

interface Known<T> {
  readonly args: Arguments
  readonly outcome: Outcome<T>
}

/**
 * Works out what the arguments of a selection mean once, and not again for every parent. The field nodes are an
 * object of their own for each selection of each request. Arguments that differ from parent to parent, as a
 * middleware can make them, are worked out anew.
 */
export function memoized<T>(
  compile: (args: Arguments, context: GraphqlContext) => T,
): (args: Arguments, context: GraphqlContext, info: GraphQLResolveInfo) => T {
  const bySelection = new WeakMap<readonly FieldNode[], Known<T>>()
  return (args, context, { fieldNodes }) => {
    let known = bySelection.get(fieldNodes)
    if (!known || !areSame(known.args, args)) {
      known = { args, outcome: attempt(() => compile(args, context)) }
      bySelection.set(fieldNodes, known)
    }
    if ('error' in known.outcome) throw known.outcome.error
    return known.outcome.value
  }
}

function attempt<T>(compute: () => T): Outcome<T> {
  try {
    return { value: compute() }
  } catch (error) {
    return { error }
  }
}

/** Whether two argument values say the same. Defaults and variables are the same objects for every parent. */
export function areSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const left = Object.entries(a)
  const right = new Map<string, unknown>(Object.entries(b))
  return (
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && areSame(value, right.get(key)))
  )
}
