import {
  type ASTNode,
  BREAK,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'

/** How deeply a field is nested. */
export interface FieldDepth {
  readonly clause: string
  /** Whether the fields inside of a field count as one level deeper; otherwise they are not looked at. */
  readonly countsInside: (field: string) => boolean
  /** Of which operations the depth is looked at. */
  readonly bounds: (operation: 'query' | 'mutation' | 'subscription') => boolean
  /** Which fragments are looked into. */
  readonly follows: (fragment: 'named' | 'inline') => boolean
  /** What is said of an operation that goes deeper. */
  readonly exceeded: (operation: string, limit: number) => string
}

/**
 * content.graphql.limits.depth: No operation of a document nests fields deeper than the configured limit: a root
 * field has depth 0, a field inside of it 1, and so on. Fragments do not add to it. What introspection asks about
 * the schema itself has no depth (observed).
 */
export const fieldDepth: FieldDepth = {
  clause: 'content.graphql.limits.depth',
  countsInside: field => !field.startsWith('__'),
  bounds: () => true,
  follows: () => true,
  exceeded: (operation, limit) => `'${operation}' exceeds maximum operation depth of ${limit}`,
}

/** Reports every field that is too deep, for each operation, and for each place where a fragment is spread. */
export function depthLimit(limit: number, rule: FieldDepth): ValidationRule {
  return context => ({
    Document: ({ definitions }) => {
      for (const definition of definitions) {
        if (definition.kind === Kind.OPERATION_DEFINITION && rule.bounds(definition.operation))
          new DepthWalk(limit, rule, context, definition).walk()
      }
      return BREAK
    },
  })
}

/** Walks one operation. A fragment is walked once for each depth at which it stands, so cycles and repeats end. */
class DepthWalk {
  readonly #limit: number
  readonly #rule: FieldDepth
  readonly #context: ValidationContext
  readonly #operation: OperationDefinitionNode
  readonly #seen = new Set<string>()

  constructor(
    limit: number,
    rule: FieldDepth,
    context: ValidationContext,
    operation: OperationDefinitionNode,
  ) {
    this.#limit = limit
    this.#rule = rule
    this.#context = context
    this.#operation = operation
  }

  walk(): void {
    this.#walkAll(this.#operation.selectionSet.selections, 0)
  }

  #walkAll(selections: readonly SelectionNode[], depth: number): void {
    for (const selection of selections) this.#walk(selection, depth)
  }

  #walk(node: SelectionNode, depth: number): void {
    if (depth > this.#limit) this.#report(node)
    else if (node.kind === Kind.INLINE_FRAGMENT) {
      if (this.#rule.follows('inline')) this.#walkAll(node.selectionSet.selections, depth)
    } else if (node.kind === Kind.FRAGMENT_SPREAD) {
      if (this.#rule.follows('named')) this.#walkFragment(this.#context.getFragment(node.name.value), depth)
    } else if (node.selectionSet && this.#rule.countsInside(node.name.value)) {
      this.#walkAll(node.selectionSet.selections, depth + 1)
    }
  }

  #walkFragment(fragment: FragmentDefinitionNode | null | undefined, depth: number): void {
    if (!fragment) return
    const visit = `${depth} ${fragment.name.value}`
    if (this.#seen.has(visit)) return
    this.#seen.add(visit)
    this.#walkAll(fragment.selectionSet.selections, depth)
  }

  #report(node: ASTNode): void {
    const message = this.#rule.exceeded(this.#operation.name?.value ?? '', this.#limit)
    this.#context.reportError(new GraphQLError(message, { nodes: [node] }))
  }
}
