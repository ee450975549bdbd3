import { GraphQLError, type ValidationRule } from 'graphql'

/** Whether the schema can be asked for, and what is said where it cannot. */
export interface Introspection {
  readonly clause: string
  readonly isOn: (configured: boolean | null, production: boolean) => boolean
  readonly refusal: string
}

/**
 * content.graphql.introspection: The schema can be asked for, except in production, where only
 * `apolloServer.introspection` turns it on (observed).
 */
export const introspection: Introspection = {
  clause: 'content.graphql.introspection',
  isOn: (configured, production) => configured ?? !production,
  refusal: 'Introspection is off in production unless apolloServer.introspection is true',
}

/** Reports every field that asks for the schema. */
export function noIntrospection(rule: Introspection): ValidationRule {
  return context => ({
    Field(node) {
      if (node.name.value !== '__schema' && node.name.value !== '__type') return
      context.reportError(new GraphQLError(rule.refusal, { nodes: [node] }))
    },
  })
}
