import { type DocumentNode, type GraphQLSchema, getOperationAST, Kind } from 'graphql'
import { Written } from '../../../http/json-text.ts'
import type { GraphqlContext } from '../context.ts'
import type { GraphqlParams } from '../http/params.ts'
import { coercedVariables, Execution, type Planned, Unplannable } from './execution.ts'
import { planOperation, type Write } from './plan.ts'

interface Plan extends Planned {
  readonly write: Write
}

/** The plans of documents: for a schema whose resolvers are its own, as what code of a project does is not foreseen. */
export class Plans {
  readonly #schema: GraphQLSchema
  /** By document and name of the operation; null where there is no plan. */
  readonly #known = new WeakMap<DocumentNode, Map<string | null, Plan | null>>()

  constructor(schema: GraphQLSchema) {
    this.#schema = schema
  }

  /**
   * What a query shows, written; null where no plan answers it to the end. Then nothing was done: who asks executes it
   * from the start, and is told of every error.
   */
  run(document: DocumentNode, params: GraphqlParams, context: GraphqlContext): Written | null {
    const plans = this.#plansOf(document)
    const { operationName, variables } = params
    const plan = plans.get(operationName) ?? this.#plan(document, operationName, plans)
    if (!plan) return null
    const coerced = coercedVariables(plan, variables)
    if (!coerced) return null
    try {
      const text = context.budget.attempt(() => plan.write(undefined, new Execution(plan, coerced, context)))
      return new Written(text)
    } catch (error) {
      // As in graphql-js, whatever a resolver throws is an error of its field. It is thrown again there.
      if (error instanceof Unplannable) plans.set(operationName, null)
      return null
    }
  }

  #plansOf(document: DocumentNode): Map<string | null, Plan | null> {
    const plans = this.#known.get(document) ?? new Map<string | null, Plan | null>()
    this.#known.set(document, plans)
    return plans
  }

  #plan(document: DocumentNode, name: string | null, plans: Map<string | null, Plan | null>): Plan | null {
    const operation = getOperationAST(document, name)
    const root = this.#schema.getQueryType()
    if (plans.has(name) || operation?.operation !== 'query' || !root) return null
    const fragments = Object.fromEntries(
      document.definitions.flatMap(it => (it.kind === Kind.FRAGMENT_DEFINITION ? [[it.name.value, it]] : [])),
    )
    const planned: Planned = { schema: this.#schema, operation, fragments }
    const plan = { ...planned, write: planOperation(planned, root) }
    plans.set(name, plan)
    return plan
  }
}
