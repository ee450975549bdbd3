import {
  BREAK,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'

/** A bound on the fields that an operation asks for. */
export interface FieldLimit {
  readonly clause: string
  /** In the whole operation. */
  readonly most: number
  /** Inside of one introspection field, whose answer multiplies them by the size of the schema. */
  readonly mostOfSchema: number
  /** What is said of an operation that asks for more. */
  readonly exceeded: (most: number, of: 'all' | 'schema') => string
}

/**
 * content.graphql.limits.fields: An operation asks for at most 2,000 fields, 400 of them of the schema itself.
 * Aliases count like any field, and a fragment counts wherever it is spread.
 */
export const fieldLimit: FieldLimit = {
  clause: 'content.graphql.limits.fields',
  most: 2_000,
  mostOfSchema: 400,
  exceeded: (most, of) =>
    `The operation asks for more than ${most} fields${of === 'schema' ? ' of the schema' : ''}`,
}

/** Reports an operation that asks for too many fields. */
export function limitFields(limit: FieldLimit): ValidationRule {
  return context => ({
    Document: ({ definitions }) => {
      const counter = new FieldCounter(context)
      for (const definition of definitions) {
        if (definition.kind !== Kind.OPERATION_DEFINITION) continue
        const { fields, ofSchema } = counter.count(definition.selectionSet)
        if (fields <= limit.most && ofSchema <= limit.mostOfSchema) continue
        const message =
          fields > limit.most
            ? limit.exceeded(limit.most, 'all')
            : limit.exceeded(limit.mostOfSchema, 'schema')
        context.reportError(new GraphQLError(message, { nodes: [definition] }))
      }
      return BREAK
    },
  })
}

interface Count {
  readonly fields: number
  readonly ofSchema: number
}

const NONE: Count = { fields: 0, ofSchema: 0 }

function sum(a: Count, b: Count): Count {
  return { fields: a.fields + b.fields, ofSchema: a.ofSchema + b.ofSchema }
}

/** Counts fields with fragments in place. A fragment is counted once, however often it is spread. */
class FieldCounter {
  readonly #context: ValidationContext
  readonly #fragments = new Map<string, Count>()

  constructor(context: ValidationContext) {
    this.#context = context
  }

  count({ selections }: SelectionSetNode): Count {
    return selections.map(selection => this.#countOne(selection)).reduce(sum, NONE)
  }

  #countOne(node: SelectionNode): Count {
    if (node.kind === Kind.INLINE_FRAGMENT) return this.count(node.selectionSet)
    if (node.kind === Kind.FRAGMENT_SPREAD) return this.#countFragment(node.name.value)
    const inside = node.selectionSet ? this.count(node.selectionSet) : NONE
    const isOfSchema = node.name.value === '__schema' || node.name.value === '__type'
    const fields = inside.fields + 1
    return { fields, ofSchema: isOfSchema ? fields : inside.ofSchema }
  }

  /** A fragment inside of itself counts nothing; that it is an error is for another rule to say. */
  #countFragment(name: string): Count {
    const known = this.#fragments.get(name)
    if (known) return known
    this.#fragments.set(name, NONE)
    const fragment: FragmentDefinitionNode | null | undefined = this.#context.getFragment(name)
    const count = fragment ? this.count(fragment.selectionSet) : NONE
    this.#fragments.set(name, count)
    return count
  }
}
