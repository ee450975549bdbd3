import { GraphQLError } from 'graphql'

/** A bound on variables. */
export interface VariableLimit {
  readonly clause: string
  /** Deepest nesting of objects and lists. */
  readonly nesting: number
  /** What is said of variables that nest deeper. */
  readonly exceeded: (nesting: number) => string
}

/** content.graphql.limits.variables: The objects and lists of variables nest at most 100 deep. */
export const variableLimit: VariableLimit = {
  clause: 'content.graphql.limits.variables',
  nesting: 100,
  exceeded: nesting => `The variables nest more than ${nesting} levels deep`,
}

/** An error for variables that nest too deeply, otherwise null. Looks no deeper than the limit. */
export function checkVariables(
  variables: Readonly<Record<string, unknown>>,
  { nesting, exceeded }: VariableLimit,
): GraphQLError | null {
  let level: readonly unknown[] = Object.values(variables)
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > nesting) return new GraphQLError(exceeded(nesting))
    level = level.flatMap(value => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
  return null
}
